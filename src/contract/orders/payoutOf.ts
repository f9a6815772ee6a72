import type { RowOf } from "../resource/resource.ts"
import { dayAt } from "../companies/zonedTime.ts"
import { zoneOf } from "../places/zoneOf.ts"
import { valueAt } from "../resource/datedItems.ts"
import { contracts } from "../resources/contracts.ts"
import type { Numbered } from "../wire/recordId.ts"
import type { Order } from "./order.ts"
import type { OrderPayout } from "./payout.ts"

type Contract = Numbered<RowOf<typeof contracts>>

/** Facts of an order that decide its payout, besides the contract. */
export interface PaidOrder extends Pick<
  Order,
  "status" | "fulfillment" | "totals" | "payments" | "placedAt"
> {
  /** Funding of the discount; without a coupon the store pays. */
  readonly coupon: Funding | undefined
  /** True if the store's own people deliver it. */
  readonly isOwnFleet: boolean
}

/** Payers of a coupon's discount: the platform's share is in hundredths of a percent. */
export interface Funding {
  readonly fundedBy: string
  readonly platformShare: number | null | undefined
}

const inForce: ReadonlySet<string> = new Set(["ACTIVE", "ENDING", "ENDED"])

/** A contract that renews itself has no last day until it has ended. */
const goesOn = ({ status, endsAt, renewal }: Contract) =>
  status !== "ENDED" && (!endsAt || renewal === "AUTO")

const lasts = (contract: Contract, day: string): boolean =>
  inForce.has(contract.status ?? "") &&
  contract.startsAt <= day &&
  (goesOn(contract) || day <= (contract.endsAt ?? ""))

/** The contract of a store that was in force at an instant (milliseconds since 1970): the last one that began. */
export const contractAt = (rows: ReadonlyArray<Contract>, at: number): Contract | undefined =>
  rows
    .filter((row) => lasts(row, dayAt(at, zoneOf(row.owner))))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt) || one._id - other._id)
    .at(-1)

const wholeInHundredths = 10_000

const shareOf = (ofCents: number, percent: number) => ({
  percent,
  ofCents,
  cents: Math.round((ofCents * percent) / wholeInHundredths),
})

/** Returns the part of a discount that others than the store pay. Half cents go to the store's part. */
const sponsoredOf = (discountCents: number, coupon: Funding | undefined): number => {
  if (!coupon || coupon.fundedBy === "COMPANY") return 0
  if (coupon.fundedBy !== "SHARED") return discountCents
  return Math.floor((discountCents * (coupon.platformShare ?? 0)) / wholeInHundredths)
}

/** The first day after another on which a month's day comes; that day is 28 at most. */
const nextBilling = (day: string, billingDay: number): string => {
  const [year, month, date] = day.split("-").map(Number) as [number, number, number]
  const later = date < billingDay ? 0 : 1
  return new Date(Date.UTC(year, month - 1 + later, billingDay)).toISOString().slice(0, 10)
}

const paidAs = ({ payments = [] }: PaidOrder, kind: "ONLINE" | "ON_DELIVERY"): number =>
  payments.filter((one) => one.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0)

/** Returns a store's payout for an order by its contract, in cents that add up. */
export const payoutOf = (order: PaidOrder, contract: Contract): Numbered<OrderPayout> | null => {
  const at = Date.parse(order.placedAt ?? "")
  if (order.status === "CANCELED" || !order.totals || Number.isNaN(at)) return null
  const { fulfillment, totals, coupon, isOwnFleet } = order
  const term = (name: string) => Number(valueAt(contracts, contract, name, at) ?? 0)
  const isDelivered = fulfillment === "DELIVERY"
  const isByStore = isOwnFleet || !isDelivered
  const { itemsCents } = totals
  const sponsoredCents = sponsoredOf(totals.discountCents, coupon)
  const discountCents = totals.discountCents - sponsoredCents
  const ownRate = isOwnFleet ? valueAt(contracts, contract, "commissionOwnFleet", at) : undefined
  const commission = shareOf(Math.max(0, itemsCents - discountCents), Number(ownRate ?? term("commission")))
  const paymentFee = shareOf(paidAs(order, "ONLINE"), term("paymentFee"))
  const deliveryFeeCents = isByStore ? totals.deliveryFeeCents : 0
  const tipCents = isByStore ? totals.tipCents : 0
  const netCents =
    itemsCents - discountCents - commission.cents - paymentFee.cents + deliveryFeeCents + tipCents
  const collectedCents = isByStore ? paidAs(order, "ON_DELIVERY") : 0
  const { billingDay } = contract
  return {
    contract: { _id: contract._id, number: contract.number },
    itemsCents,
    discountCents,
    sponsoredCents,
    commission,
    isOwnFleet,
    paymentFee,
    deliveryFeeCents,
    tipCents,
    netCents,
    collectedCents,
    payoutCents: netCents - collectedCents,
    payoutOn: billingDay ? nextBilling(dayAt(at, zoneOf(contract.owner)), billingDay) : null,
  }
}
