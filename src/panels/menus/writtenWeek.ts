import type { MenuData, MenuRow } from "../../contract/menu/menuData.ts"
import { type MenuOverlap, menuWeek } from "../../contract/menu/menuWeek.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { sameJson } from "../../contract/wire/sameJson.ts"

/** A menu as its editor has it, by its fields; a new one has no id yet. */
export interface WrittenMenu {
  readonly _id?: RecordId | undefined
  readonly name?: unknown
  readonly channels?: unknown
  readonly week?: unknown
  readonly startsOn?: unknown
  readonly endsOn?: unknown
  readonly isDefault?: unknown
}

/** Id of a menu that is not saved yet. */
const newId = 0

/**
 * The times of a store's week at which a menu that is being written meets another one, and those that none serves, as they
 * will be once it is saved. `at` is in milliseconds since 1970.
 */
export const writtenWeek = (
  { menus, store }: Pick<MenuData, "menus" | "store">,
  { _id = newId, ...written }: WrittenMenu,
  at: number,
): Pick<ReturnType<typeof menuWeek>, "overlaps" | "gaps"> => {
  const former = menus.find((menu) => sameId(menu._id, _id))
  const isDefault = written.isDefault === true
  const menu = { status: "ACTIVE", ...former, ...written, _id } as MenuRow
  // A store has one default: another one takes its place.
  const otherMenus = menus.map((one) => (isDefault && one.isDefault ? { ...one, isDefault: false } : one))
  const all = former ? otherMenus.map((one) => (sameId(one._id, _id) ? menu : one)) : [...otherMenus, menu]
  const { overlaps, gaps } = menuWeek({ menus: all, store }, at)
  return {
    overlaps: overlaps.filter(({ first, second }) => [first, second].some((one) => sameId(one._id, _id))),
    gaps,
  }
}

const sameTimes = (one: MenuOverlap, other: MenuOverlap): boolean =>
  sameId(one.first._id, other.first._id) &&
  sameId(one.second._id, other.second._id) &&
  sameJson(one.spans, other.spans)

/** Overlaps of a menu that is being written which it does not have as it is saved. */
export const madeOverlaps = (
  data: Pick<MenuData, "menus" | "store">,
  written: WrittenMenu,
  at: number,
): ReadonlyArray<MenuOverlap> => {
  const before = menuWeek(data, at).overlaps
  return writtenWeek(data, written, at).overlaps.filter(
    (one) => !before.some((other) => sameTimes(one, other)),
  )
}
