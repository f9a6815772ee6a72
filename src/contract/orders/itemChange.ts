import * as Schema from "effect/Schema"
import { limits } from "../limits.ts"
import { RequiredText } from "../wire/text.ts"
import type { Order, OrderItem, OrderPayment } from "./order.ts"
import { unitCentsOf } from "./unitCents.ts"

/** A quantity of pieces, or a weight in kilograms to the gram. */
const Quantity = Schema.Finite.check(
  Schema.isBetween({ minimum: 0, maximum: 10_000 }),
  Schema.makeFilter((quantity: number) => Math.abs(quantity * 1000 - Math.round(quantity * 1000)) < 1e-6),
)

/** Most cents one line may come to: a hundred of them still fit the database. */
const maxLineCents = 20_000_000

/**
 * Change a shopper reports for an item: the quantity found, sold out, substituted, weighed, or not picked after all.
 */
export const ItemChange = Schema.Union([
  Schema.Struct({ kind: Schema.Literal("FOUND"), picked: Quantity }),
  Schema.Struct({ kind: Schema.Literal("SOLD_OUT") }),
  Schema.Struct({ kind: Schema.Literal("UNPICKED") }),
  Schema.Struct({
    kind: Schema.Literal("SUBSTITUTED"),
    name: RequiredText(1, limits.text.line.max),
    quantity: Quantity,
    unitPriceCents: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: maxLineCents })),
    /** The customer was asked, and agreed. */
    isAgreed: Schema.optionalKey(Schema.Boolean),
  }).check(Schema.makeFilter(({ quantity, unitPriceCents }) => quantity * unitPriceCents <= maxLineCents)),
  Schema.Struct({ kind: Schema.Literal("WEIGHED"), quantity: Quantity }),
])
export type ItemChange = typeof ItemChange.Type

/** The quantity times the unit's price with its options, in whole cents and as the database rounds it. */
const totalOf = (item: OrderItem): number =>
  Math.floor((Math.round(item.quantity * 1000) * unitCentsOf(item) + 500) / 1000)

const changed = (item: OrderItem, kind: "SOLD_OUT" | "SUBSTITUTED" | "WEIGHED"): OrderItem => ({
  ...item,
  totalCents: totalOf(item),
  change: kind,
})

/** As it was ordered. */
const originalOf = (now: OrderItem): OrderItem => {
  const { ordered, change: _, picked: __, ...item } = now
  if (!ordered) return item
  const { options: _options, ref: _ref, ...rest } = item
  const original = { ...rest, ...ordered }
  return { ...original, totalCents: totalOf(original) }
}

/** An item after what a shopper said of it, always from what was ordered. */
export const changedItem = (item: OrderItem, change: ItemChange): OrderItem => {
  const original = originalOf(item)
  const { name, quantity, unitPriceCents, options, ref } = original
  const ordered = { name, quantity, unitPriceCents, ...(options && { options }), ...(ref && { ref }) }
  const from = { ...original, ordered }
  switch (change.kind) {
    case "FOUND":
      return change.picked >= quantity
        ? { ...original, picked: quantity }
        : changed({ ...from, quantity: change.picked, picked: change.picked }, "SOLD_OUT")
    case "SOLD_OUT":
      return changed({ ...from, quantity: 0, picked: 0 }, "SOLD_OUT")
    case "WEIGHED":
      return changed({ ...from, quantity: change.quantity, picked: change.quantity }, "WEIGHED")
    case "UNPICKED":
      return original
    case "SUBSTITUTED": {
      const { kind, isAgreed: _, ...other } = change
      const { ref: _former, ...kept } = from
      return changed({ ...kept, ...other, options: [], picked: other.quantity }, kind)
    }
  }
}

/** True if the customer must agree to a change and was not asked. */
export const lacksAgreement = ({ substitution }: OrderItem, change: ItemChange): boolean =>
  change.kind === "SUBSTITUTED" &&
  !change.isAgreed &&
  (substitution ?? null) !== null &&
  substitution !== "ANY"

/** Returns a change as it is written to the order's timeline. */
export const itemLine = (line: number, before: OrderItem, change: ItemChange) => ({
  line,
  before,
  after: changedItem(before, change),
  ...(change.kind === "SUBSTITUTED" && change.isAgreed && { isAgreed: true }),
})

const sumOf = (amounts: ReadonlyArray<number>): number => amounts.reduce((sum, amount) => sum + amount, 0)

type Payment = typeof OrderPayment.Type

const withAmount = (payment: Payment, amountCents: number): Payment => ({
  ...payment,
  amountCents,
  ...(payment.changeForCents && payment.changeForCents < amountCents && { changeForCents: null }),
})

const refundedOf = ({ refundedCents }: Payment) => refundedCents ?? 0

/** Takes away from payments: first from what is not paid yet, and what is paid is given back. */
const lessPaid = (payments: ReadonlyArray<Payment>, cents: number): ReadonlyArray<Payment> => {
  let remaining = cents
  const take = (payment: Payment, isPaid: boolean): Payment => {
    if ((payment.state === "PAID") !== isPaid) return payment
    const taking = Math.min(remaining, payment.amountCents)
    remaining -= taking
    const less = withAmount(payment, payment.amountCents - taking)
    return isPaid && taking > 0 ? { ...less, refundedCents: refundedOf(payment) + taking } : less
  }
  return payments.map((one) => take(one, false)).map((one) => take(one, true))
}

/** Adds to payments: first what was to be given back, then to one that is not paid yet; undefined where there is none. */
const morePaid = (payments: ReadonlyArray<Payment>, cents: number): ReadonlyArray<Payment> | undefined => {
  let remaining = cents
  const reduced = payments.map((payment) => {
    const back = Math.min(remaining, refundedOf(payment))
    remaining -= back
    const more = withAmount(payment, payment.amountCents + back)
    return back > 0 ? { ...more, refundedCents: refundedOf(payment) - back } : more
  })
  if (remaining === 0) return reduced
  const open = reduced.findIndex(({ state }) => state === "PENDING")
  return open < 0
    ? undefined
    : reduced.map((one, at) => (at === open ? withAmount(one, one.amountCents + remaining) : one))
}

/** Payments that cover a total; undefined where it is higher than what was paid, and nothing more is to be paid. */
const paymentsFor = (payments: ReadonlyArray<Payment>, total: number): ReadonlyArray<Payment> | undefined => {
  const more = total - sumOf(payments.map(({ amountCents }) => amountCents))
  return more > 0 ? morePaid(payments, more) : lessPaid(payments, -more)
}

/** True if an item stays the same. */
export const isSameItem = (before: OrderItem, after: OrderItem): boolean =>
  before.name === after.name &&
  before.quantity === after.quantity &&
  before.totalCents === after.totalCents &&
  (before.picked ?? null) === (after.picked ?? null) &&
  (before.change ?? null) === (after.change ?? null)

/** Returns an order's parts after one of its items is replaced, or the missing cents if no payment covers it. */
export const orderWithItem = (
  { items = [], payments = [], totals }: Pick<Order, "items" | "payments" | "totals">,
  line: number,
  item: OrderItem,
) => {
  const all = items.map((one, at) => (at === line ? item : one))
  const itemsCents = sumOf(all.map(({ totalCents }) => totalCents))
  const {
    deliveryFeeCents = 0,
    serviceFeeCents = 0,
    tipCents = 0,
    discountCents: discountLeft = 0,
  } = totals ?? {}
  const grantedDiscount = totals?.givenDiscountCents ?? discountLeft
  const full = itemsCents + deliveryFeeCents + serviceFeeCents + tipCents
  const discountCents = Math.min(grantedDiscount, full)
  const totalCents = full - discountCents
  const paid = payments.length === 0 ? payments : paymentsFor(payments, totalCents)
  if (!paid) return { missingCents: totalCents - (totals?.totalCents ?? 0) }
  const amounts = {
    itemsCents,
    deliveryFeeCents,
    serviceFeeCents,
    tipCents,
    discountCents,
    ...(discountCents < grantedDiscount && { givenDiscountCents: grantedDiscount }),
    totalCents,
  }
  return { items: all, payments: paid, totals: amounts }
}
