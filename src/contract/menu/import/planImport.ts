import { firstMenu } from "../firstMenu.ts"
import { noCategory } from "../noCategory.ts"
import { grouped } from "../../wire/grouped.ts"
import type { RecordId } from "../../wire/recordId.ts"
import type { AnyRow } from "../editorRow.ts"
import { rowWithId } from "../lookups.ts"
import type { MenuData } from "../menuData.ts"
import type { ImportPlan, PlanOptions } from "./importPlan.ts"
import type { MenuSource, SourceItem, SourceRow } from "./menuSource.ts"
import { planGroups } from "./planGroups.ts"
import { planLinks } from "./planLinks.ts"
import { beginPlan, findRow, keepRef, type Planning, refOf, tryOps } from "./planning.ts"
import { codeFor, leaveOut, planRow } from "./planRow.ts"

const planCategories = (planning: Planning, { categories }: MenuSource) => {
  for (const row of categories) {
    const parent = refOf(planning, "categories", row.parent)
    const found = findRow(planning, "categories", row, parent)
    const fields = { ...row.fields, code: codeFor(row, found), ...(parent !== undefined && { parent }) }
    const initial = { template: "DEFAULT", isActive: true }
    planRow(planning, { list: "categories", row, found, fields, initial })
  }
}

/** Items that were read without a category stand in one for them. */
const none: SourceRow = { key: "", place: {}, name: noCategory, fields: {} }

const withoutCategory = (planning: Planning): RecordId | undefined => {
  const known = refOf(planning, "categories", none.key)
  if (known !== undefined) return known
  const found = findRow(planning, "categories", none, undefined)
  const initial = { template: "DEFAULT", isActive: true }
  return planRow(planning, { list: "categories", row: none, found, fields: {}, initial })
}

/** The item a source's item is: by its code anywhere, by its name within its category, or in any where it names none. */
const findItem = (planning: Planning, item: SourceItem, category: RecordId | undefined) =>
  findRow(planning, "items", item, category) ??
  (item.category === undefined
    ? planning.base.categories
        .map(({ _id }) => findRow(planning, "items", item, _id))
        .find((one) => one !== undefined)
    : undefined)

const planStock = (planning: Planning, { key, counted }: SourceItem) => {
  const ref = refOf(planning, "items", key)
  const row = rowWithId(planning.data.items, ref)
  if (ref === undefined || !row || counted === undefined || row.stock === counted) return
  tryOps(planning, [{ op: "stock", list: "items", _id: ref, counted }])
}

/** A price of nothing keeps that of today; a new item has it, and is not sold without a group that has prices. */
const withPrice = (planning: Planning, item: SourceItem, found: AnyRow | undefined): SourceItem => {
  const { price, ...others } = item.fields
  const isFree = price === 0 && (item.links ?? []).length === 0 && found?.["price"] !== 0
  if (!isFree) return item
  planning.oddities.push({ kind: "freePrice", place: item.place, of: item.name })
  return found ? { ...item, fields: others } : item
}

const planItem = (planning: Planning, item: SourceItem) => {
  const target = { list: "items" as const, row: item }
  const named = refOf(planning, "categories", item.category)
  if (item.category !== undefined && named === undefined)
    return leaveOut(planning, target, { kind: "without", of: item.category })
  const found = findItem(planning, item, named)
  const row = withPrice(planning, item, found)
  if (!found && item.fields["price"] === undefined) return leaveOut(planning, target, { kind: "noPrice" })
  const category = named ?? (found ? undefined : withoutCategory(planning))
  const fields = { ...row.fields, code: codeFor(item, found), ...(category !== undefined && { category }) }
  planRow(planning, { ...target, found, fields, initial: { kind: "SIMPLE" } })
  return planStock(planning, item)
}

const said = <R extends SourceRow>(row: R) => JSON.stringify({ ...row, key: "", place: "" })

/**
 * Rows without those that come again under one key: such as say the same count once, of others the last one where that
 * is wished, and else none.
 */
const withoutRepeats = (
  planning: Planning,
  rows: ReadonlyArray<SourceItem>,
  keyOf: (row: SourceItem) => string,
): ReadonlyArray<SourceItem> =>
  [...grouped(rows, keyOf).values()].flatMap((same) => {
    const [first, ...more] = same
    if (!first) return []
    if (planning.options.takesLast || more.every((row) => said(row) === said(first))) return same.slice(-1)
    for (const row of same)
      leaveOut(planning, { list: "items", row }, { kind: "repeated", first: first.place })
    return []
  })

/** A store without a menu gets one, or nothing would be sold by it. */
const planMenu = (planning: Planning) => {
  const isNeeded = planning.options.makesMenu && planning.data.menus.length === 0
  if (!isNeeded || planning.ops.length === 0) return
  const tempId = planning.options.newTempId()
  if (!tryOps(planning, [firstMenu(tempId)])) keepRef(planning, "menus", "", tempId)
}

/**
 * The changes that bring a source into a menu, and what becomes of each of its rows. A row is known again by its code,
 * else by its name within its category; what the source leaves out stays as it is (catalogue, invariants 14 and 15), and
 * a price that moves by more than 10 % enters only when it is accepted (17). Planned again after it was made, it changes
 * nothing.
 */
export const planImport = (data: MenuData, source: MenuSource, options: PlanOptions): ImportPlan => {
  const planning = beginPlan(data, source.oddities, options)
  planCategories(planning, source)
  planGroups(planning, source)
  const keyOf = ({ code, category, name }: SourceItem) =>
    code === undefined ? `${category ?? ""} ${name.toLowerCase()}` : `code ${code}`
  const items = withoutRepeats(planning, source.items, keyOf)
  for (const item of items) planItem(planning, item)
  planLinks(planning, items)
  planMenu(planning)
  const { rows, oddities, ops } = planning
  return { rows, oddities, ops, after: planning.data }
}
