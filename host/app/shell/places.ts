import type { Bilingual } from "../addresses.ts"
import type { Route } from "../routes.ts"
import { menuAddressOf, placeAt } from "../routing/trail.ts"

const bare = (pathname: string) => pathname.replace(/(.)\/+$/, "$1")

/** The address a screen is starred and remembered under: the menu's own spelling where it stands there. */
export const addressOf = (pathname: string): string => {
  const own = menuAddressOf(pathname)
  return own !== undefined && bare(own).toLowerCase() === bare(pathname).toLowerCase() ? own : bare(pathname)
}

/** What a screen is called in a list of screens: a record's screen by its heading, any other as in the menu. */
export const nameOf = (route: Route, address: string): Bilingual =>
  placeAt(route, address)?.label ?? (route.under === undefined ? (route.label ?? route.title) : route.title)
