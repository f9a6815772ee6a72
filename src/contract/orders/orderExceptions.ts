import { type BoardOrder, columnOf, isOpenStatus } from "./board.ts"
import { orderLimits } from "./orderLimits.ts"

/** Exceptions of an order, the most urgent first. */
export const orderExceptions = [
  "LATE",
  "NOT_ACCEPTED",
  "NO_COURIER",
  "COMING_BACK",
  "PAYMENT_PENDING",
  "CUSTOMER_WAITING",
] as const
export type OrderException = (typeof orderExceptions)[number]

/** As much of an order as its exceptions follow from. */
export type ExceptionFacts = Pick<
  BoardOrder,
  "status" | "since" | "promisedAt" | "prepareBy" | "readyAt" | "fulfillment" | "payments" | "chatSince"
>

const { noCourierMs, acceptMs, pickUpMs, paymentMs, chatMs } = orderLimits

/** Returns the instant `waitMs` after a moment; undefined if there is no such moment. */
const after = (moment: string | null | undefined, waitMs = 0): number | undefined => {
  const at = Date.parse(moment ?? "")
  return Number.isNaN(at) ? undefined : at + waitMs
}

const firstOf = (...moments: ReadonlyArray<number | undefined>): number | undefined => {
  const known = moments.filter((at) => at !== undefined)
  return known.length === 0 ? undefined : Math.min(...known)
}

/** From its status on, whenever that was. */
const fromThenOn = ({ since }: ExceptionFacts): number => after(since) ?? Number.NEGATIVE_INFINITY

const begins: Readonly<Record<OrderException, (order: ExceptionFacts) => number | undefined>> = {
  LATE: ({ status, promisedAt, prepareBy, readyAt }) =>
    firstOf(after(promisedAt), columnOf(status) === "preparing" && !readyAt ? after(prepareBy) : undefined),
  NOT_ACCEPTED: ({ status, since }) =>
    status === "NEW" || status === "WAIT_COMPANY" ? after(since, acceptMs) : undefined,
  NO_COURIER: (order) => {
    const { status, since } = order
    if (status === "NO_DELIVERYMAN_AVAILABLE") return fromThenOn(order)
    const isLookedFor = status === "AWAIT_DELIVERYMAN" || status === "WAIT_DELIVERYMAN"
    return isLookedFor ? after(since, noCourierMs) : undefined
  },
  COMING_BACK: (order) => (order.status === "DELIVERY_GOBACK" ? fromThenOn(order) : undefined),
  PAYMENT_PENDING: (order) => {
    const { status, since, payments = [] } = order
    if (status === "AWAITING_PAYMENT") return after(since, paymentMs)
    const isOpen = payments.some(({ kind, state }) => kind === "ONLINE" && state === "PENDING")
    return isOpen ? fromThenOn(order) : undefined
  },
  CUSTOMER_WAITING: ({ chatSince, fulfillment, readyAt }) =>
    firstOf(after(chatSince, chatMs), fulfillment === "DELIVERY" ? undefined : after(readyAt, pickUpMs)),
}

/**
 * Returns the time an order passed, or will pass, the limit of an exception, in milliseconds since 1970: minus infinity
 * if the time is unknown, undefined if the exception cannot occur.
 */
export const exceptionSince = (order: ExceptionFacts, exception: OrderException): number | undefined =>
  begins[exception](order)

/** Returns the exceptions of an order at a moment (milliseconds since 1970); none once it is done or canceled. */
export const exceptionsOf = (order: ExceptionFacts, now: number): ReadonlyArray<OrderException> =>
  isOpenStatus(order.status) ? orderExceptions.filter((one) => (begins[one](order) ?? now) < now) : []
