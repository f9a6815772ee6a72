import { lazy } from "react"
import { login } from "../routes.ts"
import { findRoute } from "./find.ts"

/** The router with every page behind it. The login page does without, to be small. */
const routed = () => import("./Routed.tsx")

/** The frame around every screen behind login. */
export const shell = () => import("../shell/Shell.tsx")

/** The login page by itself. */
const loginPage = () => import("../pages/login/LoginPage.tsx")

export const Routed = lazy(routed)
export const LoginPage = lazy(loginPage)

/** Whether an address is the login page's. */
export const isLogin = (pathname: string): boolean => findRoute(pathname) === findRoute(login)

/** Fetches the files of a page before it is opened; whoever opens it hears of failures. */
export const fetchAhead = (pathname: string): void => {
  const route = findRoute(pathname)
  const frame = route?.place === "shell" ? [shell()] : []
  void Promise.allSettled(isLogin(pathname) ? [loginPage()] : [routed(), ...frame, route?.screen?.()])
}
