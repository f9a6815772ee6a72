import { createBrowserRouter, type RouteObject } from "react-router"
import { type Route, routes, type ScreenFile } from "../routes.ts"
import { BrokenPage } from "../pages/error/BrokenPage.tsx"
import { BrokenScreen } from "../pages/error/BrokenScreen.tsx"
import { shell } from "./files.ts"
import { patternsOf } from "./find.ts"
import { Guard } from "./Guard.tsx"
import { RouterSplash } from "../shell/RouterSplash.tsx"

const notBuilt = () => import("../pages/notBuilt/NotBuiltPage.tsx")

const lazily = (load: () => Promise<ScreenFile>) => async () => ({ Component: (await load()).default })

/** The guard sends redirects and unknown paths on before they are drawn. */
const Nothing = () => null

const objectsOf = (route: Route): ReadonlyArray<RouteObject> =>
  patternsOf(route).map((path) =>
    route.redirect === undefined
      ? { path, lazy: lazily(route.screen ?? notBuilt) }
      : { path, Component: Nothing },
  )

const inShell = ({ place }: Route) => place === "shell"

const tree = (): RouteObject[] => [
  {
    Component: Guard,
    HydrateFallback: RouterSplash,
    ErrorBoundary: BrokenPage,
    children: [
      {
        lazy: lazily(shell),
        // Between the shell and its screens: one that breaks leaves the shell as it is.
        children: [{ ErrorBoundary: BrokenScreen, children: routes.filter(inShell).flatMap(objectsOf) }],
      },
      ...routes.filter((route) => !inShell(route)).flatMap(objectsOf),
      { path: "*", Component: Nothing },
    ],
  },
]

/** The router of the whole table. */
export const makeRouter = () => createBrowserRouter(tree())
