import * as Schema from "effect/Schema"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  changedItem,
  ItemChange,
  isSameItem,
  orderWithItem,
} from "../../../src/contract/orders/itemChange.ts"
import type { OrderItem, OrderPayment } from "../../../src/contract/orders/order.ts"

const rice: OrderItem = { name: "Arroz 5 kg", quantity: 3, unitPriceCents: 2899, totalCents: 8697 }
const ham: OrderItem = { name: "Presunto", quantity: 0.3, unitPriceCents: 4990, unit: "KG", totalCents: 1497 }
const paid = (amountCents: number): typeof OrderPayment.Type => ({
  kind: "ONLINE",
  method: "PIX",
  amountCents,
  state: "PAID",
})
const due = (amountCents: number): typeof OrderPayment.Type => ({
  kind: "ON_DELIVERY",
  method: "CASH",
  amountCents,
  changeForCents: 20_000,
  state: "PENDING",
})
const order = (payments: ReadonlyArray<typeof OrderPayment.Type>) => ({
  items: [rice, ham],
  payments,
  totals: {
    itemsCents: 10_194,
    deliveryFeeCents: 700,
    serviceFeeCents: 0,
    tipCents: 0,
    discountCents: 894,
    totalCents: 10_000,
  },
})

test("what a shopper says of an item is always said of what was ordered, and saying that all is there takes it back", () => {
  const gone = changedItem(rice, { kind: "SOLD_OUT" })
  expect(gone).toMatchObject({ quantity: 0, totalCents: 0, picked: 0, change: "SOLD_OUT" })
  const some = changedItem(gone, { kind: "FOUND", picked: 2 })
  expect(some).toMatchObject({ quantity: 2, totalCents: 5798, picked: 2, change: "SOLD_OUT" })
  const other = changedItem(some, {
    kind: "SUBSTITUTED",
    name: "Arroz integral 5 kg",
    quantity: 3,
    unitPriceCents: 2599,
  })
  expect(other).toMatchObject({
    name: "Arroz integral 5 kg",
    totalCents: 7797,
    ordered: { name: "Arroz 5 kg", quantity: 3, unitPriceCents: 2899 },
  })
  expect(changedItem(other, { kind: "FOUND", picked: 3 })).toEqual({ ...rice, picked: 3 })
  expect(changedItem(other, { kind: "UNPICKED" }), "nobody looked for it").toEqual(rice)
  expect(changedItem(ham, { kind: "WEIGHED", quantity: 0.325 })).toMatchObject({ totalCents: 1622 })
  expect(isSameItem(some, changedItem(some, { kind: "FOUND", picked: 2 }))).toBe(true)
})

test("less is taken from what is not paid yet, then given back of what is; more is paid where something is still open", () => {
  const gone = changedItem(rice, { kind: "SOLD_OUT" })
  expect(orderWithItem(order([paid(10_000)]), 0, gone)).toMatchObject({
    totals: { itemsCents: 1497, discountCents: 894, totalCents: 1303 },
    payments: [{ amountCents: 1303, refundedCents: 8697 }],
  })
  expect(orderWithItem(order([paid(4000), due(6000)]), 0, gone)).toMatchObject({
    payments: [
      { amountCents: 1303, refundedCents: 2697 },
      { amountCents: 0, changeForCents: 20_000 },
    ],
  })
  const dear = changedItem(rice, { kind: "SUBSTITUTED", name: "Basmati", quantity: 3, unitPriceCents: 9899 })
  expect(orderWithItem(order([paid(10_000)]), 0, dear)).toEqual({ missingCents: 21_000 })
  expect(orderWithItem(order([paid(4000), due(6000)]), 0, dear)).toMatchObject({
    payments: [{ amountCents: 4000 }, { amountCents: 27_000, changeForCents: null }],
  })
})

test("whatever is said of items, and however often, every centavo is accounted for", () => {
  const change = fc.oneof(
    fc.record({ kind: fc.constant("FOUND" as const), picked: fc.integer({ min: 0, max: 4 }) }),
    fc.constant({ kind: "SOLD_OUT" as const }),
    fc.record({
      kind: fc.constant("SUBSTITUTED" as const),
      name: fc.constant("Outro"),
      quantity: fc.integer({ min: 0, max: 5 }),
      unitPriceCents: fc.integer({ min: 0, max: 9000 }),
    }),
    fc.record({
      kind: fc.constant("WEIGHED" as const),
      quantity: fc.integer({ min: 0, max: 4000 }).map((grams) => grams / 1000),
    }),
  )
  const said = fc.array(fc.tuple(fc.constantFrom(0, 1), change), { maxLength: 12 })
  fc.assert(
    fc.property(said, fc.boolean(), (changes, isMixed) => {
      let now = order(isMixed ? [paid(4000), due(6000)] : [paid(10_000)])
      for (const [line, one] of changes) {
        const next = orderWithItem(now, line, changedItem(now.items[line]!, one))
        if (next.missingCents !== undefined) continue
        now = { ...next, items: [...next.items], payments: [...next.payments] }
        const { totals, payments, items } = now
        expect(items.reduce((sum, item) => sum + item.totalCents, 0)).toBe(totals.itemsCents)
        expect(totals.itemsCents + 700 - totals.discountCents).toBe(totals.totalCents)
        expect(payments.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(totals.totalCents)
        expect(payments[0]!.amountCents + (payments[0]!.refundedCents ?? 0)).toBe(isMixed ? 4000 : 10_000)
        expect(payments.every(({ amountCents }) => amountCents >= 0)).toBe(true)
      }
    }),
  )
})

test("a weight to the gram is taken, and nothing finer or less than nothing", () => {
  const weighed = (quantity: number) => Schema.is(ItemChange)({ kind: "WEIGHED", quantity })
  expect([1.234, 0, 1.2345, -1, 10_001].map(weighed)).toEqual([true, true, false, false, false])
})

test("a discount that had too little to be taken from is whole again once what was sold out is there", () => {
  const before = {
    ...order([due(2200)]),
    items: [rice, ham],
    totals: { ...order([]).totals, discountCents: 8694, totalCents: 2200 },
  }
  const without = orderWithItem(before, 0, changedItem(rice, { kind: "SOLD_OUT" }))
  expect(without.totals).toMatchObject({ discountCents: 2197, givenDiscountCents: 8694, totalCents: 0 })
  const gone = { ...before, ...without } as typeof before
  const again = orderWithItem(gone, 0, changedItem(gone.items[0]!, { kind: "FOUND", picked: 3 }))
  expect(again.totals).toEqual(before.totals)
  expect(again.payments?.[0]?.amountCents).toBe(2200)
})
