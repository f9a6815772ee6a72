import { lazy } from "react"

/** The router with the table of every page. The login page does without, to be small. */
export const routed = () => import("./Routed.tsx")

/** The frame around every screen behind login. */
export const shell = () => import("../shell/Shell.tsx")

/** The login page by itself. */
export const loginPage = () => import("../pages/login/LoginPage.tsx")

export const Routed = lazy(routed)
export const LoginPage = lazy(loginPage)
