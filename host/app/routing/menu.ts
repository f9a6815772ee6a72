import { allows, type Gate, type PermissionName, type Subject } from "balcao/contract"
import type { Bilingual } from "../addresses.ts"
import { type Group, groups, type MenuPlace, type Route, routes } from "../routes.ts"
import { canOpen } from "./guard.ts"

/** One entry of the side menu. */
interface Entry {
  readonly to: string
  readonly label: Bilingual
}

/** A group of the side menu with what this user sees of it. */
export interface Section {
  readonly group: Group
  readonly entries: ReadonlyArray<Entry>
}

const gateOf = ({ needs }: Route, { shownTo }: MenuPlace): Gate | undefined => {
  const wanted: ReadonlyArray<PermissionName> | Gate | undefined = shownTo ?? needs
  if (!wanted) return undefined
  return "anyOf" in wanted ? wanted : { anyOf: wanted }
}

const addressOf = ({ path }: Route, { to }: MenuPlace) => to ?? `/${path}`

const menuEntries = routes.flatMap((route) => (route.menu ?? []).map((place) => ({ route, place })))

/**
 * The side menu of a user: one of the listed permissions shows an entry, no list shows it to all (section 6), and none
 * is shown that its screen's own gate would refuse.
 */
export const menuOf = (user: Subject): ReadonlyArray<Section> =>
  groups
    .map((group) => ({
      group,
      entries: menuEntries
        .filter(({ place }) => place.group === group.id)
        .filter(({ route, place }) => allows(gateOf(route, place) ?? "signedIn", user))
        .filter(({ route, place }) => canOpen(user, addressOf(route, place)))
        .toSorted((a, b) => a.place.order - b.place.order)
        .map(({ route, place }) => ({
          to: addressOf(route, place),
          label: place.label ?? (group.alone ? group.title : (route.label ?? route.title)),
        })),
    }))
    .filter(({ entries }) => entries.length > 0)

/** A text as it is compared with what is typed: whatever its accents and case. */
export const normalizeText = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

/** What remains of the menu for a search: entries that carry the words, or whole groups that do. */
export const filterMenu = (
  menu: ReadonlyArray<Section>,
  text: string,
  locale: keyof Bilingual,
): ReadonlyArray<Section> => {
  const wanted = normalizeText(text.trim())
  if (wanted === "") return menu
  return menu
    .map(({ group, entries }) =>
      normalizeText(group.title[locale]).includes(wanted)
        ? { group, entries }
        : { group, entries: entries.filter(({ label }) => normalizeText(label[locale]).includes(wanted)) },
    )
    .filter(({ entries }) => entries.length > 0)
}
