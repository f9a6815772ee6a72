import type { AccessTarget } from "balcao/access"
import type { Access } from "balcao/contract"
import type { Bilingual } from "../../addresses.ts"
import { type Route, routes } from "../../routes.ts"

/** What a screen is known by: its path as the table writes it. */
export const codeOf = ({ path }: Route): string => `/${path}`

/** Whom a screen's panel lets in: the menu's entry says so, or that of the screen it stands under. */
const gateOf = ({ menu = [], parent }: Route): Access => {
  const shownTo = menu.map((place) => place.shownTo).find((one) => one !== undefined && "anyOf" in one)
  if (shownTo && "anyOf" in shownTo) return shownTo
  const above = routes.find(({ path }) => path === parent)
  return above ? gateOf(above) : "signedIn"
}

/** Who may open a screen. Where the table asks for nothing, its panel may. */
const accessOf = (route: Route): Access => (route.needs ? { anyOf: route.needs } : gateOf(route))

/** Every screen behind login, to be explained. */
export const screensIn = (locale: keyof Bilingual): ReadonlyArray<AccessTarget> =>
  routes
    .filter(({ area, redirect }) => area === "shell" && redirect === undefined)
    .map((route) => ({
      id: route.path,
      label: route.title[locale],
      code: codeOf(route),
      access: accessOf(route),
    }))
