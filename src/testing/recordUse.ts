import { removedIds } from "../contract/menu/changes/applyOps.ts"
import { type MenuData, menuListNamed, menuListNames, menuLists } from "../contract/menu/menuData.ts"
import type { Fields } from "../contract/resource/field.ts"
import { RecordInUse } from "../contract/resource/refusals.ts"
import type { Resource } from "../contract/resource/resource.ts"
import type { DescribedLists } from "./resourceMemory.ts"
import type { ResourceTable } from "./resourceTable.ts"
import { namedIn } from "./resourceValues.ts"

/** The fields that keep the records they name from going. */
const keepingFields = ({ fields }: Resource): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, { rules }]) => !rules.derived && !rules.goesWith))

/** The number of a list's records that refer to one of another list. */
const countNaming = ({ resource, table }: ResourceTable, source: string, id: number): number =>
  [...table.rows.values()].filter(({ values }) =>
    namedIn(keepingFields(resource), values).some((one) => one.source === source && one.id === id),
  ).length

/** Returns the records that refer to one of a list, with their number; undefined for none. */
export const recordUse = (
  { tables, orders: placed }: Pick<DescribedLists, "tables" | "orders">,
  { name }: Resource,
  id: number,
): RecordInUse | undefined => {
  // References written by the server do not prevent a deletion.
  const written = tables.filter(({ resource }) => !resource.readOnly)
  const names = written.map((other) => ({ by: other.resource.name, count: countNaming(other, name, id) }))
  const ordered = [...placed.values()].filter(({ coupon }) => coupon?._id === id)
  const orders = { by: "orders", count: name === "coupons" ? ordered.length : 0 }
  const found = [...names, orders].find(({ count }) => count > 0)
  return found && new RecordInUse(found)
}

/** Returns the records outside a menu that refer to rows which its changes remove; undefined for none. */
export const removedUse = (
  { tables, orders }: DescribedLists,
  before: MenuData,
  after: MenuData,
): RecordInUse | undefined => {
  const outside = tables.filter(({ resource }) => menuListNamed(resource.name) === undefined)
  for (const list of menuListNames)
    for (const id of removedIds(before, after, list)) {
      const use = recordUse({ tables: outside, orders }, menuLists[list], Number(id))
      if (use) return use
    }
  return undefined
}
