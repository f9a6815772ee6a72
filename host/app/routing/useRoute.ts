import { usePathname } from "./navigation.ts"
import type { Route } from "../routes.ts"
import { findRoute } from "./findRoute.ts"

/** The route of the current page. */
export const useRoute = (): Route | undefined => findRoute(usePathname())
