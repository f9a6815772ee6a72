import { type RecordId, sameId } from "../wire/recordId.ts"
import { entryOf } from "../wire/entryOf.ts"
import type { AnyRow } from "./editorRow.ts"
import { rowIn, rowsIn } from "./changes/draft.ts"
import type { MenuData, MenuList } from "./menuData.ts"
import type { MenuOp } from "./menuOps.ts"
import { statusAt } from "./statusAt.ts"
import { usualEndAt } from "./stopEnds.ts"

/** Something that is sold out: exactly one of these, by its id. */
export interface StopTarget {
  readonly item?: RecordId
  readonly option?: RecordId
  readonly category?: RecordId
  readonly ingredient?: RecordId
}

/** A request to mark something as sold out, or to bring it back. */
export interface Stop extends StopTarget {
  /** `NEXT_OPENING` for when the store's setting says; null or absent for until somebody brings it back. */
  readonly until?: string | null
  readonly reason?: string
  readonly returns?: true
}

const lists = { item: "items", option: "options", category: "categories", ingredient: "ingredients" } as const

/** The row a request names and its list; undefined where it is not in this menu. */
export const stopTarget = (
  data: MenuData,
  target: StopTarget,
): { readonly list: MenuList; readonly row: AnyRow } | undefined => {
  const [first, ...more] = Object.keys(lists).filter(
    (name) => entryOf(target, name) !== undefined,
  ) as ReadonlyArray<keyof typeof lists>
  if (!first || more.length > 0) return undefined
  const row = rowIn(data, lists[first], target[first])
  return row && { list: lists[first], row }
}

/** The rows that go with one: of a category the items in it and in those within it. */
export const stoppedRows = (data: MenuData, list: MenuList, row: AnyRow) => {
  if (list !== "categories") return { list, rows: [row] }
  const inside = data.categories.filter(({ parent }) => parent !== undefined && sameId(parent, row._id))
  const ids = [row._id, ...inside.map(({ _id }) => _id)]
  const rows = rowsIn(data, "items").filter((item) =>
    ids.some((id) => sameId(id, item["category"] as RecordId)),
  )
  return { list: "items" as const, rows }
}

/** The moment a request ends at, as ISO 8601 has it; null without one. */
const endOf = ({ store }: MenuData, until: string | null | undefined, at: number): string | null =>
  until === "NEXT_OPENING" ? usualEndAt(store, at) : (until ?? null)

/** Changes that mark what a request names as sold out, or bring it back; none for what is so already, or hidden. */
export const stopOps = (data: MenuData, stop: Stop, at: number): ReadonlyArray<MenuOp> => {
  const target = stopTarget(data, stop)
  if (!target) return []
  const { list, rows } = stoppedRows(data, target.list, target.row)
  const out = list === "ingredients" ? "OUT" : "OUT_OF_STOCK"
  const until = endOf(data, stop.until, at)
  return rows.flatMap((row): ReadonlyArray<MenuOp> => {
    const { _id, version, status } = row
    const change = { op: "status", list, _id, version } as const
    if (stop.returns) return status === out ? [{ ...change, to: "AVAILABLE" }] : []
    // Items that were sold out before stay as they were when their category is stopped.
    const isOut = statusAt(data, list, row, at) === out
    if (status === "HIDDEN" || (isOut && target.list === "categories")) return []
    return [{ ...change, to: out, until, ...(stop.reason !== undefined && { reason: stop.reason }) }]
  })
}
