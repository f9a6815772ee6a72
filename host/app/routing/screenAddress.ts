import type { Bilingual } from "../addresses.ts"
import type { Route } from "../routes.ts"
import { menuAddressOf, menuPlaceAt } from "./breadcrumbs.ts"

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, "$1")

/** The canonical address of a screen for favorites and recents: spelled as in the menu, if it is there. */
export const screenAddress = (pathname: string): string => {
  const own = menuAddressOf(pathname)
  return own !== undefined &&
    withoutTrailingSlash(own).toLowerCase() === withoutTrailingSlash(pathname).toLowerCase()
    ? own
    : withoutTrailingSlash(pathname)
}

/** The name of a screen in a list: its menu label, or its heading for the screen of a record. */
export const screenName = (route: Route, address: string): Bilingual =>
  menuPlaceAt(route, address)?.label ??
  (route.parent === undefined ? (route.label ?? route.title) : route.title)
