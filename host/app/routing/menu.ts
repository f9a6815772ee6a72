import { allows, type Gate, type PermissionName, type Subject, textFinder } from "balcao/contract"
import type { Bilingual } from "../addresses.ts"
import { type Group, groups, isBuilt, type MenuPlace, type Route, routes } from "../routes.ts"
import { mayUse } from "./guard.ts"

/** One entry of the side menu. */
interface Entry {
  readonly to: string
  readonly label: Bilingual
  /** Its screen is not built yet. */
  readonly isComing: boolean
}

/** A group of the side menu with the entries this user sees. */
export interface Section {
  readonly group: Group
  readonly entries: ReadonlyArray<Entry>
}

const gateOf = ({ needs }: Route, { shownTo }: MenuPlace): Gate | undefined => {
  const requirement: ReadonlyArray<PermissionName> | Gate | undefined = shownTo ?? needs
  if (!requirement) return undefined
  return "anyOf" in requirement ? requirement : { anyOf: requirement }
}

const addressOf = ({ path }: Route, { to }: MenuPlace) => to ?? `/${path}`

const menuEntries = routes.flatMap((route) => (route.menu ?? []).map((place) => ({ route, place })))

/**
 * The side menu of a user. An entry needs one of its listed permissions, or none when nothing is listed (section 6);
 * an entry whose screen the guard, or the screen itself, would refuse is left out.
 */
export const menuOf = (user: Subject): ReadonlyArray<Section> =>
  groups
    .map((group) => ({
      group,
      entries: menuEntries
        .filter(({ place }) => place.group === group.id)
        .filter(({ route, place }) => allows(gateOf(route, place) ?? "signedIn", user))
        .filter(({ route, place }) => mayUse(user, addressOf(route, place)))
        .toSorted((a, b) => a.place.order - b.place.order)
        .map(({ route, place }) => ({
          to: addressOf(route, place),
          isComing: !isBuilt(route),
          label: place.label ?? (group.alone ? group.title : (route.label ?? route.title)),
        })),
    }))
    .filter(({ entries }) => entries.length > 0)

/** The menu for a search: matching entries, and every entry of a matching group. */
export const filterMenu = (
  menu: ReadonlyArray<Section>,
  text: string,
  locale: keyof Bilingual,
): ReadonlyArray<Section> => {
  if (text.trim() === "") return menu
  const finds = textFinder(text)
  return menu
    .map(({ group, entries }) =>
      finds(group.title[locale])
        ? { group, entries }
        : { group, entries: entries.filter(({ label }) => finds(label[locale])) },
    )
    .filter(({ entries }) => entries.length > 0)
}
