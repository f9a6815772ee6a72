import * as Effect from "effect/Effect"
import { isSameItem, itemLine, lacksAgreement, orderWithItem } from "../contract/orders/itemChange.ts"
import type { OrderEvent } from "../contract/orders/order.ts"
import { isBeingPicked } from "../contract/orders/orderMoves.ts"
import { orders } from "../contract/orders/orders.ts"
import {
  AgreementNeeded,
  MoveNotOffered,
  StaleOrder,
  TotalNotCovered,
} from "../contract/orders/orderRefusals.ts"
import { UnknownReference } from "../contract/resource/refusals.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { idOf } from "./readInput.ts"
import { factsOf, shownOrder } from "./shownOrder.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly user: Numbered<CurrentUser>
}

/** Handler that reports the result for an item of a backend's order. */
export const changeItem = ({ orders: all, user }: Memory): Handler =>
  Effect.fnUntraced(function* (input) {
    const order = all.get(idOf(input))
    if (!order) return yield* new NotFound()
    const { line, change, version } = input.body as (typeof orders.changeItem)["body"]["Type"]
    const current = shownOrder(order, all.lastMoves)
    const before = order.items?.[line]
    if (!before) return yield* new UnknownReference({ field: "line" })
    const item = itemLine(line, before, change)
    const { after } = item
    if (isSameItem(before, after)) return current
    if (version !== undefined && version !== order.version) return yield* new StaleOrder({ current })
    if (!isBeingPicked(factsOf(order))) return yield* new MoveNotOffered({ current })
    if (lacksAgreement(before, change)) return yield* new AgreementNeeded()
    const made = orderWithItem(order, line, after)
    if (made.missingCents !== undefined)
      return yield* new TotalNotCovered({ missingCents: made.missingCents })
    const event: OrderEvent = {
      status: order.status,
      at: new Date().toISOString(),
      by: { kind: "STAFF", name: user.fullname },
      event: "ITEM",
      item,
    }
    const isNoted = before.totalCents !== after.totalCents || before.change !== after.change
    const { timeline = [], version: from = 1 } = order
    const updated = {
      ...order,
      ...made,
      version: from + 1,
      timeline: isNoted ? [...timeline, event] : timeline,
    }
    all.put(updated)
    return shownOrder(updated, all.lastMoves)
  })
