import { lazy } from "react"
import { loadShell } from "./shell/loadShell.ts"

/** The router and all routes. The login page loads without them to stay small. */
const loadRoutedApp = () => import("./RoutedApp.tsx")

/** The login page alone. */
export const loadLoginPage = () => import("./pages/login/LoginPage.tsx")

export const RoutedApp = lazy(loadRoutedApp)
export const LoginPage = lazy(loadLoginPage)

/** Preloads the files of a page behind login; failures are reported when the page opens. */
export const preloadPage = (pathname: string): void => {
  const page = import("./loadedScreens.ts").then(({ prepare }) => prepare(pathname))
  void Promise.allSettled([loadRoutedApp(), loadShell(), page])
}
