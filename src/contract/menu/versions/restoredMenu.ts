import type { Resource } from "../../resource/resource.ts"
import { plainName } from "../../search/folded.ts"
import { idKey } from "../../wire/recordId.ts"
import { sameJson } from "../../wire/sameJson.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import { type MenuData, type MenuList, menuListNames, menuLists } from "../menuData.ts"
import { contentRows, isHidden, liveValues, type MenuContent, versionFields } from "./menuContent.ts"

type Rows = ReadonlyArray<AnyRow>

/** The next version of a row; the row itself where nothing of it differs. */
const next = (now: AnyRow, row: Readonly<Record<string, unknown>>): AnyRow => {
  const { version, ...before } = now
  const after = { ...row, _id: now._id }
  return sameJson(before, after) ? now : ({ ...after, version: version + 1 } as AnyRow)
}

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
  return next(now, { ...versionFields(list, row), ...liveValues(list, now), ...status })
}

/** Texts no other row of the list may have, by their field. */
const uniqueTexts = (list: MenuList, row: AnyRow): ReadonlyArray<readonly [field: string, key: string]> =>
  Object.entries((menuLists[list] as Resource).fields).flatMap(
    ([
      name,
      {
        rules: { unique },
      },
    ]) => {
      const text = row[name]
      if (!unique || typeof text !== "string") return []
      const within = typeof unique === "object" ? String(row[unique.within] ?? "") : ""
      return [[name, `${name} ${within} ${plainName(text)}`] as const]
    },
  )

const outOf = (list: MenuList, { status }: AnyRow): string | undefined => {
  if (list === "menus") return "OFF"
  return list === "items" || list === "options" ? "HIDDEN" : status
}

/** A row that a version does not have: it stays, under its id and with its stock, but is not on the menu. */
const setAside = (list: MenuList, row: AnyRow, taken: ReadonlySet<string>): AnyRow => {
  const { version: _, isDefault: __, ...fields } = row
  if (list === "categories") Reflect.deleteProperty(fields, "isActive")
  const rules = (menuLists[list] as Resource).fields
  for (const [name, key] of uniqueTexts(list, row)) {
    if (!taken.has(key)) continue
    if (rules[name]?.rules.required) Object.assign(fields, { [name]: `${row[name]} (${idKey(row._id)})` })
    else Reflect.deleteProperty(fields, name)
  }
  return next(row, { ...fields, ...withStatus(outOf(list, row)) })
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
 * and costs stay as they are now. Nothing is removed: rows the version does not have are hidden, or turned off.
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
  return {
    ...now,
    ...(rows as object),
    itemGroups: restoredLinks(version, version.itemGroups, now.itemGroups),
    itemIngredients: restoredLinks(version, version.itemIngredients, now.itemIngredients).filter(
      hasIngredient,
    ),
    places: restoredLinks(version, version.places, now.places),
  }
}
