import * as Effect from "effect/Effect"
import { mayFinish } from "../../../src/contract/resource/finishing.ts"
import { withItemDone } from "../../../src/contract/resource/listItems.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import { NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Context } from "./context.ts"
import type { Values } from "./fieldValues.ts"
import { changeLocked, lockRecord } from "./lockRecord.ts"
import { checkWriter } from "./owner.ts"
import { nextStatuses } from "./recordRows.ts"
import type { RuleScope } from "./rules.ts"

/** Identifies a finished item: its list, and the item's key. */
export interface FinishedItem {
  readonly list: string
  readonly item: string
}

/** Records that an item of a record's list is done, such as that somebody signed, while its status waits for that. */
export const finishItem = Effect.fn("resource.finish")(function* (
  context: Context,
  at: RuleScope,
  id: number,
  { list, item }: FinishedItem,
) {
  const { resource } = context
  yield* checkWriter(resource, at.caller)
  const locked = yield* lockRecord(context, at, id)
  const { row } = locked
  yield* checkWriter(resource, at.caller, row)
  const items = row[list] as ReadonlyArray<Values>
  const finished = withItemDone(resource.fields[list]!, items, item, new Date().toISOString())
  if (!finished) return yield* new NotFound()
  if (finished === items) return row
  const from = String(row.status)
  if (!mayFinish(resource, list, from))
    return yield* new MoveRefused({ from, nextStatuses: [...nextStatuses(resource, from)] })
  return yield* changeLocked(context, at, locked, { [list]: finished })
})
