import { UnknownReference } from "../../resource/refusals.ts"
import type { OpNamed } from "../menuOps.ts"
import { type Draft, putRow, refuse, resolved, rowIn, undoBy } from "./draft.ts"

/** Sets the stock of an item to what was counted, whatever orders have taken since it was read. */
export const count = (draft: Draft, { _id, counted }: OpNamed<"stock">, op: number) => {
  const row = rowIn(draft.data, "items", resolved(draft, _id))
  if (!row) return refuse(new UnknownReference({ field: `ops.${op}._id` }))
  const { stock: former, ...plain } = row
  if ((former ?? null) === counted) return undefined
  putRow(draft, "items", { ...plain, ...(counted !== null && { stock: counted }) } as typeof row)
  return undoBy(draft, {
    op: "stock",
    list: "items",
    _id: row._id,
    counted: (former as number | undefined) ?? null,
  })
}
