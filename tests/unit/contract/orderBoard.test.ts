import { expect, test } from "vitest"
import { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import { boardColumns, columnOf, openStatuses, statusesIn } from "../../../src/contract/orders/board.ts"
import {
  type ExceptionFacts,
  exceptionSince,
  exceptionsOf,
} from "../../../src/contract/orders/orderExceptions.ts"
import { orderLimits } from "../../../src/contract/orders/orderLimits.ts"

const now = Date.parse("2026-03-07T15:00:00.000Z")
const ago = (ms: number) => new Date(now - ms).toISOString()
const second = 1000
const { noCourierMs, acceptMs, pickUpMs, paymentMs, chatMs } = orderLimits

test("every status of an order stands in one column of the board, and all but the last two hold open orders", () => {
  const placed = boardColumns.flatMap((column) => statusesIn(column))
  expect(placed.toSorted()).toEqual(OrderStatus.literals.toSorted())
  expect(columnOf("WAIT_COMPANY")).toBe("new")
  expect(columnOf("ON_THE_MOON")).toBeUndefined()
  expect(openStatuses.toSorted()).toEqual(
    placed.filter((status) => !["done", "canceled"].includes(columnOf(status) ?? "")).toSorted(),
  )
})

const delivery = { fulfillment: "DELIVERY" } as const
const takeout = { fulfillment: "TAKEOUT" } as const

test.each<[string, ExceptionFacts, ReadonlyArray<string>]>([
  ["nobody delivers it", { ...delivery, status: "NO_DELIVERYMAN_AVAILABLE" }, ["NO_COURIER"]],
  ["looked for just now", { ...delivery, status: "AWAIT_DELIVERYMAN", since: ago(noCourierMs) }, []],
  [
    "looked for too long",
    { ...delivery, status: "AWAIT_DELIVERYMAN", since: ago(noCourierMs + second) },
    ["NO_COURIER"],
  ],
  ["promised for now", { ...delivery, status: "DELIVERY_ROUTE", promisedAt: ago(0) }, []],
  ["promised before", { ...delivery, status: "DELIVERY_ROUTE", promisedAt: ago(second) }, ["LATE"]],
  ["in a slow kitchen", { ...delivery, status: "IN_PREPARATION", prepareBy: ago(second) }, ["LATE"]],
  [
    "ready in time",
    { ...delivery, status: "IN_PREPARATION", prepareBy: ago(second), readyAt: ago(60 * second) },
    [],
  ],
  ["not answered", { ...delivery, status: "WAIT_COMPANY", since: ago(acceptMs + second) }, ["NOT_ACCEPTED"]],
  ["on its way back", { ...delivery, status: "DELIVERY_GOBACK", since: ago(second) }, ["COMING_BACK"]],
  ["asked about just now", { ...delivery, status: "DISPATCH", chatSince: ago(chatMs) }, []],
  [
    "asked about, and not answered",
    { ...delivery, status: "DISPATCH", chatSince: ago(chatMs + second) },
    ["CUSTOMER_WAITING"],
  ],
  [
    "not picked up",
    { ...takeout, status: "IN_PREPARATION", readyAt: ago(pickUpMs + second) },
    ["CUSTOMER_WAITING"],
  ],
  ["being paid", { ...delivery, status: "AWAITING_PAYMENT", since: ago(second) }, []],
  [
    "not paid",
    { ...delivery, status: "AWAITING_PAYMENT", since: ago(paymentMs + second) },
    ["PAYMENT_PENDING"],
  ],
  [
    "prepared before it is paid",
    {
      ...delivery,
      status: "IN_PREPARATION",
      payments: [{ kind: "ONLINE", method: "PIX", amountCents: 100, state: "PENDING" }],
    },
    ["PAYMENT_PENDING"],
  ],
  ["done", { ...delivery, status: "DELIVERED", promisedAt: ago(second) }, []],
])("an order that is %s says what to look at", (_, order, expected) => {
  expect(exceptionsOf(order, now)).toEqual(expected)
})

test("how long an order is over a limit counts from the limit", () => {
  const order = { ...delivery, status: "AWAIT_DELIVERYMAN", since: ago(noCourierMs + 90 * second) } as const
  expect(exceptionSince(order, "NO_COURIER")).toBe(now - 90 * second)
  expect(exceptionSince(order, "LATE")).toBeUndefined()
  expect(exceptionSince({ ...delivery, status: "DELIVERY_GOBACK" }, "COMING_BACK")).toBe(-Infinity)
})
