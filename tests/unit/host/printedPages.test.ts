import { describe, expect, it } from "vitest"
import { amountsOf } from "../../../host/app/pages/print/amounts.ts"
import { groupedKey } from "../../../host/app/pages/print/fiscal/fiscalText.ts"
import { pageRules } from "../../../host/app/pages/print/pageRules.ts"
import { pickingOf } from "../../../host/app/pages/print/picking/pickingOf.ts"
import { printOptionsOf } from "../../../host/app/pages/print/printOptions.ts"

const payment = { kind: "ON_DELIVERY", method: "CASH", amountCents: 5290, state: "PENDING" } as const
const item = { name: "Arroz", quantity: 1, unitPriceCents: 100, totalCents: 100 }

describe("what a ticket says of payments", () => {
  it("is what to collect, from which note and with how much change", () => {
    expect(amountsOf([{ ...payment, changeForCents: 10_000 }])).toEqual({
      due: [{ method: "CASH", amountCents: 5290, change: { noteCents: 10_000, backCents: 4710 } }],
      pendingCents: 0,
      isPaid: false,
    })
  })

  it("names no change where the note is no more than what is due", () => {
    for (const changeForCents of [5290, 5000, null])
      expect(amountsOf([{ ...payment, changeForCents }]).due).toEqual([{ method: "CASH", amountCents: 5290 }])
  })

  it("collects nothing of what is paid, and tells apart what is awaited online", () => {
    const paid = { ...payment, kind: "ONLINE", state: "PAID" } as const
    expect(amountsOf([paid])).toEqual({ due: [], pendingCents: 0, isPaid: true })
    expect(amountsOf([paid, { ...payment, kind: "ONLINE", amountCents: 700 }])).toMatchObject({
      due: [],
      pendingCents: 700,
      isPaid: false,
    })
    expect(amountsOf([paid, payment]).due).toHaveLength(1)
    expect(amountsOf([]).isPaid, "of which nothing is known").toBe(false)
  })
})

describe("a picking list", () => {
  const items = [
    { ...item, name: "Sabão", aisle: "Corredor 10" },
    { ...item, name: "Leite", aisle: "Corredor 2" },
    { ...item, name: "Avulso" },
    { ...item, name: "Café", aisle: "Corredor 2", change: "SOLD_OUT" },
    { ...item, name: "Chá", aisle: "Corredor 2", change: "SUBSTITUTED" },
    { ...item, name: "Banana", aisle: "Corredor 2", change: "WEIGHED" },
  ]

  it("goes through the aisles in their order, and keeps what is missing or substituted apart", () => {
    const { aisles, changed } = pickingOf(items, true)
    expect(aisles.map(({ name, lines }) => [name, lines.map((line) => line.item.name)])).toEqual([
      ["Corredor 2", ["Leite", "Banana"]],
      ["Corredor 10", ["Sabão"]],
      [undefined, ["Avulso"]],
    ])
    expect(changed.map(({ number }) => number)).toEqual([4, 5])
  })

  it("is one list in the order it was ordered where the address asks for that", () => {
    const { aisles } = pickingOf(items, false)
    expect(aisles).toHaveLength(1)
    expect(aisles[0]?.lines.map(({ number }) => number)).toEqual([1, 2, 3, 6])
  })
})

describe("the address of a printed page", () => {
  const read = (query: string) => printOptionsOf(new URLSearchParams(query), "80")

  it("says on what, how often and how it is printed", () => {
    expect(read("width=A4&copies=2&print=no&close=yes&groupBy=none&showPrices=yes&bags=3")).toEqual({
      width: "a4",
      copies: 2,
      isAutomatic: false,
      closes: true,
      isByAisle: false,
      showsPrices: true,
      bags: 3,
    })
  })

  it("may say nothing, or something senseless", () => {
    const usual = {
      width: "80",
      copies: 1,
      isAutomatic: true,
      closes: false,
      isByAisle: true,
      showsPrices: false,
      bags: 0,
    }
    expect(read("")).toEqual(usual)
    expect(read("width=70&copies=many&bags=-1&groupBy=x&print=x")).toEqual(usual)
    expect(read("copies=9999&bags=9999")).toMatchObject({ copies: 5, bags: 30 })
  })
})

describe("the pages", () => {
  it("of a roll are as high as what is on them", () => {
    expect(pageRules("58", [120, 80])).toBe(
      "@page sheet-0 { size: 58mm 121mm; margin: 0 }\n@page sheet-1 { size: 58mm 81mm; margin: 0 }",
    )
  })

  it("of sheets are A4", () => {
    expect(pageRules("a4", [900])).toContain("size: A4")
  })
})

it("the key of a receipt is read in groups of four", () => {
  expect(groupedKey("35261199000002000199650010000000421000033347")).toBe(
    "3526 1199 0000 0200 0199 6500 1000 0000 4210 0003 3347",
  )
})
