import type { OrderKind } from "../../../src/contract/finance/invoicing.ts"
import { dayAfter, instantOf } from "../../../src/contract/companies/zonedTime.ts"
import { zoneOf } from "../../../src/contract/places/zoneOf.ts"
import { contractAt, type PaidOrder, payoutOf } from "../../../src/contract/orders/payoutOf.ts"
import type { OrderPayout } from "../../../src/contract/orders/payout.ts"
import { valueAt } from "../../../src/contract/resource/datedItems.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import type { invoiceLineKinds, invoiceSides } from "../../../src/contract/finance/invoiceLines.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"

export type Contract = Numbered<RowOf<typeof contracts>>

/** Two days in ISO 8601; both belong to the period. */
export interface Period {
  readonly from: string
  readonly to: string
}

/** One line of an invoice; `amount` in cents, `quantity` orders or months. */
export interface Line {
  readonly kind: keyof typeof invoiceLineKinds
  readonly side: keyof typeof invoiceSides
  readonly quantity: number
  readonly amount: number
}

/** Amount an order adds to each line, in cents, by the contract it was placed under. */
export interface OrderShare extends Readonly<Record<OrderKind, number>> {
  readonly orderId: number
  readonly contractId: number
}

const orderSides: Readonly<Record<OrderKind, Line["side"]>> = {
  SALES: "CREDIT",
  DELIVERY: "CREDIT",
  COUPON_REFUND: "CREDIT",
  COMMISSION: "CHARGE",
  PAYMENT_FEE: "CHARGE",
  COLLECTED: "CHARGE",
}

const orderKinds = Object.keys(orderSides) as ReadonlyArray<OrderKind>

/** The parts of a payout, so that credits less charges are what is paid out. */
const shareOf = (orderId: number, payout: Numbered<OrderPayout>): OrderShare => ({
  orderId,
  contractId: payout.contract._id,
  SALES: payout.itemsCents - payout.discountCents - payout.sponsoredCents,
  DELIVERY: payout.deliveryFeeCents + payout.tipCents,
  COUPON_REFUND: payout.sponsoredCents,
  COMMISSION: payout.commission.cents,
  PAYMENT_FEE: payout.paymentFee.cents,
  COLLECTED: payout.collectedCents,
})

const linesOfOrders = (shares: ReadonlyArray<OrderShare>): ReadonlyArray<Line> =>
  orderKinds.flatMap((kind) => {
    const part = shares.map((share) => share[kind]).filter((cents) => cents !== 0)
    const amount = part.reduce((sum, cents) => sum + cents, 0)
    // Discounts may exceed the sales.
    const side = amount > 0 ? orderSides[kind] : orderSides[kind] === "CREDIT" ? "CHARGE" : "CREDIT"
    return amount === 0 ? [] : [{ kind, side, quantity: part.length, amount: Math.abs(amount) }]
  })

/** The first billing day where a contract names none. */
const usualBillingDay = 1

const daysOf = ({ from, to }: Period): ReadonlyArray<string> => {
  const days: Array<string> = []
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day)
  return days
}

/** Lines for a contract's charges on its billing days, and once on its first day. */
const linesOfContracts = (rows: ReadonlyArray<Contract>, period: Period): ReadonlyArray<Line> => {
  const zone = zoneOf(rows[0]?.owner)
  const [monthly, setup]: [Array<number>, Array<number>] = [[], []]
  for (const day of daysOf(period)) {
    const at = instantOf({ day, minutes: 720 }, zone, "first")
    const contract = contractAt(rows, at)
    if (!contract) continue
    if ((contract.billingDay ?? usualBillingDay) === Number(day.slice(8)))
      monthly.push(Number(valueAt(contracts, contract, "monthlyFee", at) ?? 0))
    if (contract.startsAt === day) setup.push(contract.setupFee ?? 0)
  }
  return (
    [
      ["MONTHLY", monthly],
      ["SETUP", setup],
    ] as const
  ).flatMap(([kind, fees]) => {
    const amount = fees.reduce((sum, fee) => sum + fee, 0)
    return amount === 0 ? [] : [{ kind, side: "CHARGE" as const, quantity: fees.length, amount }]
  })
}

/** An order of a period that is settled. */
export interface SettledOrder extends PaidOrder {
  readonly id: number
}

/** Computes the amounts a company and the platform owe each other for a period, and the orders without a contract. */
export const settle = (
  orders: ReadonlyArray<SettledOrder>,
  rows: ReadonlyArray<Contract>,
  period: Period,
): {
  readonly lines: ReadonlyArray<Line>
  readonly shares: ReadonlyArray<OrderShare>
  readonly isUncovered: boolean
} => {
  const shares: Array<OrderShare> = []
  let isUncovered = false
  for (const order of orders) {
    const contract = contractAt(rows, Date.parse(order.placedAt ?? ""))
    const payout = contract && payoutOf(order, contract)
    if (payout) shares.push(shareOf(order.id, payout))
    else isUncovered = true
  }
  return { lines: [...linesOfOrders(shares), ...linesOfContracts(rows, period)], shares, isUncovered }
}
