import { allows, type Subject } from "balcao/contract"
import type { Bilingual } from "../addresses.ts"
import { type Creation, groups, routes, type Group } from "../routes.ts"
import { canOpen } from "./guard.ts"
import { menuOf } from "./menu.ts"

/** A screen a user may open, with the group it stands in, if any. */
export interface Screen {
  readonly to: string
  readonly label: Bilingual
  readonly group?: Bilingual
  /** Its group's in the menu. */
  readonly icon?: Group["icon"]
}

/** Every screen a user may open by name: those of their menu, then those no menu leads to. */
export const screensOf = (user: Subject): ReadonlyArray<Screen> => {
  const inMenu = menuOf(user).flatMap(({ group, entries }) =>
    entries.map(({ to, label }) => ({
      to,
      label,
      icon: group.icon,
      ...(!group.alone && { group: group.title }),
    })),
  )
  const others = routes
    .filter(({ area, menu, redirect, parent, path }) => {
      const named = area === "shell" && redirect === undefined && parent === undefined
      return named && !menu && !path.includes("{")
    })
    .map(({ path, title }) => ({ to: `/${path}`, label: title }))
  return [...inMenu, ...others.filter(({ to }) => canOpen(user, to))]
}

/** What a user may create (section 2, quick actions). */
export const creationsOf = (user: Subject): ReadonlyArray<Creation> =>
  routes.flatMap(({ creates }) => (creates && allows(creates.access, user) ? [creates] : []))

/** The screens beside this one in the menu: what variant v3 of the subheader shows as tabs. */
export const siblingScreens = (user: Subject, address: string): ReadonlyArray<Screen> => {
  const section = menuOf(user).find(({ entries }) => entries.some(({ to }) => to === address))
  const group = groups.find(({ id }) => id === section?.group.id)
  return !section || !group || group.alone ? [] : section.entries
}
