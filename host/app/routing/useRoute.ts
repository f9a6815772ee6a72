import { useLocation } from "./navigation.ts"
import type { Route } from "../routes.ts"
import { findRoute } from "./findRoute.ts"

/** The row of the table one is at. */
export const useRoute = (): Route | undefined => findRoute(useLocation().pathname)
