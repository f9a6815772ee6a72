import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../contract/companies/companyDeliveries.ts"
import { prepMinutesAt, type PrepTimes } from "../contract/companies/prepMinutesAt.ts"
import { prepTimes as prepCalls } from "../contract/companies/prepTimes.ts"
import { limits } from "../contract/limits.ts"
import { effectOfMove } from "../contract/orders/moving.ts"
import { orderLimits } from "../contract/orders/orderLimits.ts"
import type { Order } from "../contract/orders/order.ts"
import {
  firstOrderSettings,
  type OrderSettings,
  orderSettings as calls,
} from "../contract/orders/orderSettings.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { factsOf } from "./shownOrder.ts"
import type { Handler } from "./Handler.ts"

/** Order settings of a backend's company. */
export interface OrderSettingsMemory {
  now: OrderSettings
  readonly prepTimes: () => PrepTimes
}

export const makeOrderSettings = (exceptions: () => PrepTimes["exceptions"]): OrderSettingsMemory => {
  const memory: OrderSettingsMemory = {
    now: firstOrderSettings,
    prepTimes: () => ({
      usualMinutes: memory.now.prepMinutes,
      exceptions: exceptions(),
      timeZone: limits.timeZone,
    }),
  }
  return memory
}

/** A restaurant's order that arrives, accepted where that happens by itself. */
export const accepted = (
  order: Numbered<Order>,
  { now: { autoAccept }, prepTimes }: OrderSettingsMemory,
  isOpen: boolean,
): Numbered<Order> => {
  const facts = factsOf(order)
  const arrives = facts.status === "NEW" || facts.status === "WAIT_COMPANY"
  const at = Date.now()
  const isForLater = Date.parse(order.promisedAt ?? "") > at + orderLimits.leadMinutes * 60_000
  if (!autoAccept || !isOpen || facts.isSupermarket || !arrives || isForLater) return order
  const to = "IN_PREPARATION"
  const prepMinutes = prepMinutesAt(prepTimes(), at, order.fulfillment)
  const line = { status: to, at: new Date(at).toISOString(), by: { kind: "PLATFORM" } } as const
  return {
    ...order,
    ...effectOfMove(order, facts, { to, prepMinutes }, at),
    status: to,
    version: (order.version ?? 1) + 1,
    timeline: [...(order.timeline ?? []), line],
  }
}

/** Reads and sets what happens to the orders of a backend's company by itself. */
export const orderSettingsHandlers = ({
  user,
  orderSettings: settings,
}: {
  readonly user: Numbered<CurrentUser>
  readonly orderSettings: OrderSettingsMemory
}): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const ofCompany = <A>(answer: () => A) =>
    Effect.suspend(() => (user.company ? Effect.sync(answer) : Effect.fail(new NoCompanyViewed())))
  return [
    [prepCalls.read, () => Effect.sync(settings.prepTimes)],
    [
      prepCalls.save,
      ({ body }) =>
        Effect.sync(() => {
          const { usualMinutes: prepMinutes } = body as (typeof prepCalls.save)["body"]["Type"]
          settings.now = { ...settings.now, prepMinutes }
          return settings.prepTimes()
        }),
    ],
    [calls.read, () => ofCompany(() => settings.now)],
    [
      calls.save,
      ({ body }) =>
        ofCompany(
          () => (settings.now = { ...settings.now, ...(body as (typeof calls.save)["body"]["Type"]) }),
        ),
    ],
  ]
}
