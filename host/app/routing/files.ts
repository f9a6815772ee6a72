import { lazy } from "react"

/** The router with the table of every page. The login page does without, to be small. */
const routed = () => import("./Routed.tsx")

/** The frame around every screen behind login. */
export const shell = () => import("../shell/Shell.tsx")

/** The login page by itself. */
export const loginPage = () => import("../pages/login/LoginPage.tsx")

export const Routed = lazy(routed)
export const LoginPage = lazy(loginPage)

/** Fetches the files of a page behind login before it is opened; whoever opens it hears of failures. */
export const fetchAhead = (pathname: string): void => {
  const page = import("./screens.ts").then(({ prepare }) => prepare(pathname))
  void Promise.allSettled([routed(), shell(), page])
}
