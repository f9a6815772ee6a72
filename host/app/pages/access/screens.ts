import type { AccessTarget } from "balcao/access"
import type { Access } from "balcao/contract"
import type { Bilingual } from "../../addresses.ts"
import { type Route, routes } from "../../routes.ts"

/** What a screen is known by: its path as the table writes it. */
export const codeOf = ({ path }: Route): string => `/${path}`

/** Who may open a screen. Where the table asks for nothing, its panel may, and the menu says so. */
const accessOf = ({ needs, menu = [] }: Route): Access => {
  const shownTo = menu.map((place) => place.shownTo).find((one) => one !== undefined && "anyOf" in one)
  if (needs) return { anyOf: needs }
  return shownTo && "anyOf" in shownTo ? shownTo : "signedIn"
}

/** Every screen behind login, to be explained. */
export const screensIn = (locale: keyof Bilingual): ReadonlyArray<AccessTarget> =>
  routes
    .filter(({ place, redirect }) => place === "shell" && redirect === undefined)
    .map((route) => ({
      id: route.path,
      label: route.title[locale],
      code: codeOf(route),
      access: accessOf(route),
    }))
