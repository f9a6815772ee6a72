import { expect, test } from "vitest"
import { contractAt, payoutOf, type PaidOrder } from "../../../src/contract/orders/payoutOf.ts"
import type { RowOf } from "../../../src/contract/resource/resource.ts"
import type { contracts } from "../../../src/contract/resources/contracts.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"

type Contract = Numbered<RowOf<typeof contracts>>

const contract = (more: object = {}) =>
  ({
    _id: 1,
    number: "CT-2024-0181",
    startsAt: "2024-02-01",
    renewal: "AUTO",
    status: "ACTIVE",
    commission: 1200,
    commissionOwnFleet: 900,
    paymentFee: 99,
    billingDay: 13,
    ...more,
  }) as Contract

const pix = { kind: "ONLINE", method: "PIX", amountCents: 9230, state: "PAID" } as const
const cash = { kind: "ON_DELIVERY", method: "CASH", amountCents: 9230, state: "PENDING" } as const
const order: PaidOrder = {
  status: "DELIVERY_AT_STORE",
  fulfillment: "DELIVERY",
  placedAt: "2025-06-10T22:54:00.000Z",
  totals: {
    itemsCents: 9590,
    deliveryFeeCents: 599,
    serviceFeeCents: 0,
    tipCents: 0,
    discountCents: 959,
    totalCents: 9230,
  },
  payments: [pix],
  coupon: { fundedBy: "SHARED", platformShare: 5000 },
  isOwnFleet: false,
}

test("every cent of the design's own order is explained", () => {
  expect(payoutOf(order, contract())).toMatchObject({
    discountCents: 480,
    sponsoredCents: 479,
    commission: { percent: 1200, ofCents: 9110, cents: 1093 },
    paymentFee: { percent: 99, ofCents: 9230, cents: 91 },
    deliveryFeeCents: 0,
    netCents: 7926,
    collectedCents: 0,
    payoutCents: 7926,
    payoutOn: "2025-06-13",
  })
})

test("a store that delivers by itself gets the delivery fee, has the cash, and owes the commission", () => {
  const own = { ...order, coupon: undefined, isOwnFleet: true, payments: [cash] }
  expect(payoutOf(own, contract({ billingDay: 10 }))).toMatchObject({
    discountCents: 959,
    commission: { percent: 900, ofCents: 8631, cents: 777 },
    paymentFee: { cents: 0 },
    deliveryFeeCents: 599,
    netCents: 8453,
    collectedCents: 9230,
    payoutCents: -777,
    payoutOn: "2025-07-10",
  })
  const platform = { fundedBy: "PLATFORM", platformShare: null }
  expect(payoutOf({ ...order, coupon: platform }, contract())).toMatchObject({ discountCents: 0 })
  expect(payoutOf({ ...order, status: "CANCELED" }, contract())).toBeNull()
})

test("an order counts by the contract, and the amendment, of its own day", () => {
  const dates = { startsAt: "2023-01-01", endsAt: "2024-01-31", renewal: "MANUAL" }
  const former = contract({ _id: 2, status: "ENDED", ...dates })
  const next = contract({ _id: 3, startsAt: "2026-01-01", status: "SIGNED" })
  const all = [next, contract(), former, contract({ _id: 4, status: "DRAFT" })]
  const at = (day: string) => contractAt(all, Date.parse(`${day}T12:00:00-03:00`))?._id
  expect(["2022-12-31", "2024-01-31", "2024-02-01", "2026-06-01"].map(at)).toEqual([undefined, 2, 1, 1])
  const byHand = (more: object) => [contract({ status: "ENDED", ...more })]
  const ended = (more: object, day: string) => contractAt(byHand(more), Date.parse(`${day}T12:00:00-03:00`))
  expect(ended({ endsAt: "2025-03-10" }, "2025-03-10"), "renewed itself until then").toBeDefined()
  expect(ended({ endsAt: "2025-03-10" }, "2025-03-11")).toBeUndefined()
  expect(ended({ endsAt: null }, "2025-03-11")).toBeUndefined()
  const amended = contract({
    amendments: [{ since: "2025-06-10", reason: "Mais pedidos", commission: 1000 }],
  })
  expect(payoutOf(order, amended)?.commission.cents).toBe(911)
  const eve = { ...order, placedAt: "2025-06-10T02:59:00.000Z" }
  expect(payoutOf(eve, amended)?.commission.cents).toBe(1093)
})
