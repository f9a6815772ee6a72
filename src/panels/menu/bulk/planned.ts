import type { Week } from "../../../contract/resource/field.ts"
import type { ItemRow } from "../../../contract/menu/menuData.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"

/** Remarks on a row: it stays as it is, needs a cost, moves far, falls below its cost, or would be refused. */
export const bulkFlags = ["SAME", "NO_COST", "JUMP", "BELOW_COST", "REFUSED"] as const
export type BulkFlag = (typeof bulkFlags)[number]

/** A value of a row: an amount in cents, channels, a week, a status, or a text. Empty for none. */
export type BulkValue =
  | { readonly cents: number }
  | { readonly status: string }
  | { readonly channels: ReadonlyArray<string> }
  /** First and last day of sale, as `2026-03-06`. */
  | { readonly days: readonly [from: string | null, until: string | null] }
  | { readonly text: string }
  | { readonly week: Week | null }
  | undefined

/** A change of one item, before anybody asked whether it can be made. */
export interface Planned {
  readonly before: BulkValue
  readonly after: BulkValue
  readonly flag?: BulkFlag | false
  readonly ops: ReadonlyArray<MenuOp>
}

/** Sets fields of an item. */
export const setting = (
  { _id, version }: ItemRow,
  fields: Readonly<Record<string, unknown>>,
): ReadonlyArray<MenuOp> => [{ op: "set", list: "items", _id, version, fields }]
