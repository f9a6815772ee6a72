import { Suspense } from "react"
import { lazily } from "../root/lazily.tsx"
import type { RouteMapProps } from "./RouteMapProps.ts"
import { frame } from "./routeMap.css.ts"

/** It weighs much, so it is fetched when it is drawn. */
const DrawnRoute = lazily(() => import("./DrawnRoute.tsx"))

/** A map with the places of a route, which are all in sight, in their order. What it shows is to be told beside it, too. */
export const RouteMap = (props: RouteMapProps) => (
  <Suspense fallback={<div className={frame} data-tall={props.isTall || undefined} />}>
    <DrawnRoute {...props} />
  </Suspense>
)
