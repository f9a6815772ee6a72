import type { AccessTarget } from "balcao/access"
import type { Access } from "balcao/contract"
import type { Bilingual } from "../../addresses.ts"
import { accessOf } from "../../routing/guard.ts"
import { type Route, routes } from "../../routes.ts"

/** The code of a screen: its path as written in the routes. */
export const codeOf = ({ path }: Route): string => `/${path}`

/** Access to a screen's panel, from its menu entry or that of its parent screen. */
const gateOf = ({ menu = [], parent }: Route): Access => {
  const shownTo = menu.map((place) => place.shownTo).find((one) => one !== undefined && "anyOf" in one)
  if (shownTo && "anyOf" in shownTo) return shownTo
  const above = routes.find(({ path }) => path === parent)
  return above ? gateOf(above) : "signedIn"
}

/** Access to a screen. A route without permissions leaves the check to the panel. */
const accessTo = (route: Route): Access => (route.needs ? accessOf(route) : gateOf(route))

/** Every screen behind login. */
export const screensIn = (locale: keyof Bilingual): ReadonlyArray<AccessTarget> =>
  routes
    .filter(({ area, redirect }) => area === "shell" && redirect === undefined)
    .map((route) => ({
      id: route.path,
      label: route.title[locale],
      code: codeOf(route),
      access: accessTo(route),
    }))
