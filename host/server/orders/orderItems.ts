import * as Effect from "effect/Effect"
import {
  isSameItem,
  itemLine,
  lacksAgreement,
  orderWithItem,
} from "../../../src/contract/orders/itemChange.ts"
import { isBeingPicked } from "../../../src/contract/orders/orderMoves.ts"
import type { orders as contract } from "../../../src/contract/orders/orders.ts"
import {
  AgreementNeeded,
  MoveNotOffered,
  StaleOrder,
  TotalNotCovered,
} from "../../../src/contract/orders/orderRefusals.ts"
import { UnknownReference } from "../../../src/contract/resource/refusals.ts"
import type { Database } from "../db/database.ts"
import type { HandlerInput } from "../calls/handler.ts"
import { staffLine, timelineWith } from "./moving.ts"
import { lockOrder, writeOrder } from "./oneOrder.ts"

/** Records the result of picking an item; the order's total and payments follow. */
export const changeItem = Effect.fn("orders.changeItem")(function* (
  tx: Database,
  { params: { id }, body: { line, change, version }, caller }: HandlerInput<typeof contract.changeItem>,
) {
  const locked = yield* lockOrder(tx, caller, id)
  const { order: current, facts, row } = locked
  const before = current.items?.[line]
  if (!before) return yield* new UnknownReference({ field: "line" })
  const item = itemLine(line, before, change)
  const { after } = item
  if (isSameItem(before, after)) return current
  if (version !== undefined && version !== current.version) return yield* new StaleOrder({ current })
  if (!isBeingPicked(facts)) return yield* new MoveNotOffered({ current })
  if (lacksAgreement(before, change)) return yield* new AgreementNeeded()
  const changed = orderWithItem(current, line, after)
  if (changed.missingCents !== undefined)
    return yield* new TotalNotCovered({ missingCents: changed.missingCents })
  const { totalCents, discountCents, givenDiscountCents = null } = changed.totals
  const event = { ...staffLine(caller, facts.status), event: "ITEM" as const, item }
  return yield* writeOrder(tx, caller, locked, {
    items: changed.items,
    payments: row.order.payments && changed.payments,
    totalCents,
    discountCents,
    givenDiscountCents,
    ...(before.totalCents !== after.totalCents || before.change !== after.change
      ? { timeline: timelineWith(event) }
      : {}),
  })
})
