import { allows, type Subject } from "balcao/contract"
import type { Bilingual } from "../addresses.ts"
import { type Creation, type Group, groups, isBuilt, routes } from "../routes.ts"
import { mayUse } from "./guard.ts"
import { menuOf } from "./menu.ts"

/** A screen that a user may open, with its menu group, if any. */
export interface Screen {
  readonly to: string
  readonly label: Bilingual
  readonly group?: Bilingual
  /** The icon of its menu group. */
  readonly icon?: Group["icon"]
}

/** Every screen a user may open that is built: first those in their menu, then the others. */
export const screensOf = (user: Subject): ReadonlyArray<Screen> => {
  const inMenu = menuOf(user).flatMap(({ group, entries }) =>
    entries.flatMap(({ to, label, isComing }) =>
      isComing
        ? []
        : [
            {
              to,
              label,
              icon: group.icon,
              ...(!group.alone && { group: group.title }),
            },
          ],
    ),
  )
  const otherScreens = routes
    .filter((route) => {
      const { area, menu, redirect, parent, path } = route
      const namedScreens = area === "shell" && redirect === undefined && parent === undefined
      return isBuilt(route) && namedScreens && !menu && !path.includes("{")
    })
    .map(({ path, title }) => ({ to: `/${path}`, label: title }))
  return [...inMenu, ...otherScreens.filter(({ to }) => mayUse(user, to))]
}

/** Records a user may create (section 2, quick actions). */
export const creationsOf = (user: Subject): ReadonlyArray<Creation> =>
  routes.flatMap(({ creates }) => (creates && allows(creates.access, user) ? [creates] : []))

/** The screens in the same menu group: subheader variant v3 shows them as tabs. */
export const siblingScreens = (user: Subject, address: string): ReadonlyArray<Screen> => {
  const section = menuOf(user).find(({ entries }) => entries.some(({ to }) => to === address))
  const group = groups.find(({ id }) => id === section?.group.id)
  return !section || !group || group.alone ? [] : section.entries.filter(({ isComing }) => !isComing)
}
