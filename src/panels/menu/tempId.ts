import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

/** Room for the ids of rows that wait for one of the server's; no database counts that far. */
const span = 2 ** 40

/** The `tempId` of a row to be created. It reads as a number, which is the row's id until the server has answered. */
export const freshTempId = (): string => String(Number.MAX_SAFE_INTEGER - Math.floor(Math.random() * span))

/** Returns a function that hands out the ids of rows in the order in which changes create them. */
export const tempIdsOf = (ops: ReadonlyArray<MenuOp>): (() => RecordId) => {
  const ids = ops.flatMap((one) => (one.op === "create" ? [Number(one.tempId)] : []))
  return () => ids.shift() ?? Number(freshTempId())
}
