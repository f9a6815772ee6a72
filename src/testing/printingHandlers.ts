import * as Effect from "effect/Effect"
import type { OrderEvent } from "../contract/orders/order.ts"
import { orderLimits } from "../contract/orders/orderLimits.ts"
import { printedOrder } from "../contract/orders/printedOrder.ts"
import { printing } from "../contract/orders/printing.ts"
import { printsOf } from "../contract/orders/timeline.ts"
import { LinkExpired } from "../contract/session/accounts.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import type { OrderMemory } from "./orderMemory.ts"
import { shownOrder } from "./shownOrder.ts"
import type { Handler } from "./Handler.ts"

interface Memory {
  readonly orders: OrderMemory
  readonly user: Numbered<CurrentUser>
}

type PrintBody = Numbered<(typeof printing.create)["body"]["Type"]>

interface Link extends PrintBody {
  readonly expiresAt: number
  readonly device?: string
  readonly at?: string
  /** Copy number of each order's page, by the order's number. */
  readonly copies?: ReadonlyMap<number, number>
}

/** Notes in each order of a link that it is printed; answers which copy each is. */
const noteOpening = ({ orders, user }: Memory, { ids, template }: Link, at: string) => {
  const copies = new Map<number, number>()
  for (const id of ids) {
    const order = orders.get(id)
    if (!order) continue
    const { timeline = [] } = order
    const copy = printsOf(timeline, template) + 1
    const by = { kind: "STAFF", name: user.fullname } as const
    const line: OrderEvent = { status: order.status, at, by, event: "PRINT", print: { template, copy } }
    orders.put({ ...order, timeline: [...timeline, line] })
    copies.set(id, copy)
  }
  return copies
}

/** Makes links to printed pages of a backend's orders, of which nothing fiscal was issued, and opens them. */
export const printingHandlers = (memory: Memory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const links = new Map<string, Link>()
  const create: Handler = ({ body }) =>
    Effect.suspend(() => {
      const request = body as PrintBody
      if (request.ids.some((id) => !memory.orders.has(id))) return Effect.fail(new NotFound())
      const token = `print-${links.size + 1}`
      const expiresAt = Date.now() + orderLimits.printSeconds * 1000
      links.set(token, { ...request, expiresAt })
      return Effect.succeed({ token, expiresAt: new Date(expiresAt).toISOString() })
    })
  const open: Handler = ({ body }) =>
    Effect.suspend(() => {
      const { token, device } = body as (typeof printing.open)["body"]["Type"]
      const link = links.get(token)
      const isForeign = link?.device !== undefined && link.device !== device
      if (!link || isForeign || link.expiresAt <= Date.now()) return Effect.fail(new LinkExpired())
      const { ids, template, at = new Date().toISOString() } = link
      const copies = link.copies ?? noteOpening(memory, link, at)
      links.set(token, { ...link, device, at, copies })
      const orders = ids.flatMap((id) => {
        const order = memory.orders.get(id)
        const copy = copies.get(id) ?? 1
        return order ? [printedOrder(shownOrder(order), template, { copy, fiscal: null })] : []
      })
      return Effect.succeed({ template, at, orders })
    })
  return [
    [printing.create, create],
    [printing.open, open],
  ]
}
