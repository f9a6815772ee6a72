import type { Bilingual } from "../addresses.ts"
import type { Route } from "../routes.ts"
import { menuAddressOf, menuPlaceAt } from "../routing/breadcrumbs.ts"

const withoutTrailingSlash = (pathname: string) => pathname.replace(/(.)\/+$/, "$1")

/** The address a screen is starred and remembered under: the menu's own spelling where it stands there. */
export const screenAddress = (pathname: string): string => {
  const own = menuAddressOf(pathname)
  return own !== undefined &&
    withoutTrailingSlash(own).toLowerCase() === withoutTrailingSlash(pathname).toLowerCase()
    ? own
    : withoutTrailingSlash(pathname)
}

/** What a screen is called in a list of screens: a record's screen by its heading, any other as in the menu. */
export const screenName = (route: Route, address: string): Bilingual =>
  menuPlaceAt(route, address)?.label ??
  (route.parent === undefined ? (route.label ?? route.title) : route.title)
