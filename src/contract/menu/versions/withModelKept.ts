import type { AnyRow } from "../editorRow.ts"
import { inheritedRow } from "../following/inherited.ts"
import { isInheritedLink, ownFields, withOverrides } from "../following/ownChanges.ts"
import { rowWithId } from "../lookups.ts"
import { type MenuData, type MenuList, menuListNames } from "../menuData.ts"
import { contentRows, type MenuContent } from "./menuContent.ts"
import { nextRow, uniqueTexts, withFreeTexts } from "./restoredFields.ts"

type Rows = ReadonlyArray<AnyRow>

/** An inherited row with the values of a restored one that a store may have of its own. */
const inheritedValues = (list: MenuList, now: AnyRow, restored: AnyRow): AnyRow => {
  const isOwn = (name: string) => ownFields[list]?.includes(name) === true
  const ofModel = Object.entries(now).filter(([name]) => !isOwn(name))
  const own = Object.entries(restored).filter(([name]) => isOwn(name))
  return nextRow(now, Object.fromEntries([...ofModel.filter(([name]) => name !== "version"), ...own]))
}

/** Restored rows of a list: inherited ones in the order they have now, between those of the store. */
const rowsKept = (list: MenuList, now: MenuData, restored: MenuData, version: MenuContent): Rows => {
  const rows = contentRows(now, list)
  const isInherited = ({ _id }: AnyRow) => inheritedRow(now, list, _id) !== undefined
  const inherited = rows.filter(isInherited)
  const taken = new Set(inherited.flatMap((row) => uniqueTexts(list, row).map(([, key]) => key)))
  const hasDefault = inherited.some((row) => row["isDefault"] === true)
  const next = inherited[Symbol.iterator]()
  const nextRows = contentRows(restored, list).map((row) => {
    const own = withFreeTexts(list, row, taken)
    const isOfModel = isInherited(row) && rowWithId(rows, row._id) !== undefined
    const following = isOfModel ? next.next().value : undefined
    if (!following) return hasDefault && row["isDefault"] === true ? { ...own, isDefault: false } : own
    const isInVersion = rowWithId(contentRows(version, list), following._id) !== undefined
    const values = isInVersion ? rowWithId(contentRows(restored, list), following._id) : undefined
    return values ? inheritedValues(list, following, values) : following
  })
  return nextRows.length === rows.length && nextRows.every((row, index) => row === rows[index])
    ? rows
    : nextRows
}

/**
 * A restored menu of a store that follows another one: inherited rows keep the fields, links and order of the model
 * store, and have of the version what a store may have of its own. A row that the model store has no more is the store's.
 */
export const withModelKept = (now: MenuData, restored: MenuData, version: MenuContent): MenuData => {
  const rows = Object.fromEntries(menuListNames.map((list) => [list, rowsKept(list, now, restored, version)]))
  const links = <L extends Parameters<typeof isInheritedLink>[1]>(
    ofNow: ReadonlyArray<L>,
    other: ReadonlyArray<L>,
  ) => [
    ...ofNow.filter((link) => isInheritedLink(now, link)),
    ...other.filter((link) => !isInheritedLink(now, link)),
  ]
  return withOverrides(now, {
    ...restored,
    ...(rows as object),
    itemGroups: links(now.itemGroups, restored.itemGroups),
    itemIngredients: links(now.itemIngredients, restored.itemIngredients),
    places: links(now.places, restored.places),
  })
}
