import { lazy } from "react"

/** The router with the table of every page. The login page does without, to be small. */
const loadRoutedApp = () => import("./RoutedApp.tsx")

/** The frame around every screen behind login. */
export const loadShell = () => import("../shell/Shell.tsx")

/** The login page by itself. */
export const loadLoginPage = () => import("../pages/login/LoginPage.tsx")

export const RoutedApp = lazy(loadRoutedApp)
export const LoginPage = lazy(loadLoginPage)

/** Fetches the files of a page behind login before it is opened; whoever opens it hears of failures. */
export const preloadPage = (pathname: string): void => {
  const page = import("./screens.ts").then(({ prepare }) => prepare(pathname))
  void Promise.allSettled([loadRoutedApp(), loadShell(), page])
}
