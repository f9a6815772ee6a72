import type { Resource } from "../../resource/resource.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import { type MenuData, type MenuList, menuListNames, menuLists } from "../menuData.ts"
import { nextRow, uniqueTexts, withFreeTexts } from "./restoredFields.ts"
import { withModelKept } from "./withModelKept.ts"
import { contentRows, isHidden, liveValues, type MenuContent, versionFields } from "./menuContent.ts"

type Rows = ReadonlyArray<AnyRow>

const withStatus = (status: string | undefined) => (status === undefined ? {} : { status })

/** The status of a row that a version has: as now, but for being hidden or turned off, which the version decides. */
const statusOf = (row: AnyRow, now: AnyRow | undefined, list: MenuList): string | undefined => {
  const { status } = menuLists[list] as Resource
  const wasOff = isHidden(row) || row.status === "OFF"
  if (wasOff) return row.status
  return now && !isHidden(now) && now.status !== "OFF" ? now.status : status?.first
}

const restoredRow = (list: MenuList, row: AnyRow, now: AnyRow | undefined): AnyRow => {
  const status = withStatus(statusOf(row, now, list))
  if (!now) return { ...versionFields(list, row), ...status, _id: row._id, version: 1 } as AnyRow
  return nextRow(now, { ...versionFields(list, row), ...liveValues(list, now), ...status })
}

const outOf = (list: MenuList, { status }: AnyRow): string | undefined => {
  if (list === "menus") return "OFF"
  return list === "items" || list === "options" ? "HIDDEN" : status
}

/** A row that a version does not have: it stays, under its id and with its stock, but is not on the menu. */
const setAside = (list: MenuList, row: AnyRow, taken: ReadonlySet<string>): AnyRow => {
  const { version: _, isDefault: __, ...fields } = withFreeTexts(list, row, taken)
  if (list === "categories") Reflect.deleteProperty(fields, "isActive")
  return nextRow(row, { ...fields, ...withStatus(outOf(list, row)) })
}

const restoredRows = (list: MenuList, rows: Rows, now: Rows): Rows => {
  const taken = new Set(rows.flatMap((row) => uniqueTexts(list, row).map(([, key]) => key)))
  const restored = rows.map((row) => restoredRow(list, row, rowWithId(now, row._id)))
  const added = now.filter(({ _id }) => !rowWithId(rows, _id))
  const after = [...restored, ...added.map((row) => setAside(list, row, taken))]
  return after.length === now.length && after.every((row, at) => row === now[at]) ? now : after
}

/** Links of a version, and those of items and options it does not have. */
const restoredLinks = <L extends { readonly item?: unknown; readonly option?: unknown }>(
  version: MenuContent,
  links: ReadonlyArray<L>,
  now: ReadonlyArray<L>,
): ReadonlyArray<L> => {
  const isKnown = ({ item, option }: L) =>
    item === undefined
      ? rowWithId(version.options, option as number) !== undefined
      : rowWithId(version.items, item as number) !== undefined
  return [...links, ...now.filter((link) => !isKnown(link))]
}

/**
 * The menu once a version is restored. Rows keep their ids, also those that were removed since; what is sold out, stock
 * and costs stay as they are now. Nothing is removed: rows the version does not have are hidden, or turned off. Where the
 * store follows a model store, inherited rows keep what is that one's.
 */
export const restoredMenu = (now: MenuData, version: MenuContent): MenuData => {
  const rows = Object.fromEntries(
    menuListNames.map((list) => [
      list,
      restoredRows(list, contentRows(version, list), contentRows(now, list)),
    ]),
  )
  const hasIngredient = ({ ingredient }: { readonly ingredient: unknown }) =>
    rowWithId(rows["ingredients"] as Rows, ingredient as number) !== undefined
  const restored = {
    ...now,
    ...(rows as object),
    itemGroups: restoredLinks(version, version.itemGroups, now.itemGroups),
    itemIngredients: restoredLinks(version, version.itemIngredients, now.itemIngredients).filter(
      hasIngredient,
    ),
    places: restoredLinks(version, version.places, now.places),
  }
  return now.follows ? withModelKept(now, restored, version) : restored
}
