import { expect, test } from "vitest"
import { csvLine } from "../../../src/contract/wire/csv.ts"
import { cellText } from "../../../src/contract/resource/cellText.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { menus } from "../../../src/contract/resources/menus.ts"
import { cellText as importedText } from "../../../src/resource/importing/cellTexts.ts"
import { fromText, toText } from "../../../src/resource/described/kindTexts.ts"
import { problemsOf } from "../../../src/resource/described/recordProblems.ts"
import { parsedNumber, shownNumber } from "../../../src/ui/field/numberText.ts"

const list: Resource = menus
const { adjustAmount, adjustPercent } = menus.fields

test("an amount below zero is typed with a minus, shown with it, and comes back as it was", () => {
  const typed = parsedNumber("pt-BR", "-R$ 2,50", { digits: 2, units: ["R$"] })
  expect(fromText(adjustAmount, typed)).toBe(-250)
  expect(shownNumber("pt-BR", toText(adjustAmount, -250), 2, true)).toBe("-2,50")
  expect(fromText(adjustPercent, parsedNumber("en-US", "\u221215.25", { digits: 2 }))).toBe(-1525)
})

test("a file has amounts below zero as numbers, and an import reads them, in parentheses too", () => {
  const row = { adjustAmount: -250, adjustPercent: -1525 }
  const cells = ["adjustAmount", "adjustPercent"].map((name) => cellText(list, name, row, "ptBr"))
  expect(csvLine(cells, "ptBr")).toBe("-2,50;-15,25\r\n")
  const context = {} as never
  for (const cell of ["-2,50", "R$ -2,50", "(2,50)"])
    expect(importedText(adjustAmount, cell, context)).toEqual({ text: "-2.50" })
  expect(importedText(adjustPercent, "-15,25%", context)).toEqual({ text: "-15.25" })
})

test("a form takes what lies within the field's own limits alone", () => {
  const texts = { name: "A", context: "DELIVERY", roundTo: "NONE", adjustKind: "PERCENT" }
  expect(problemsOf(list, { ...texts, adjustPercent: "-50.00" }, true)).toEqual({})
  expect(problemsOf(list, { ...texts, adjustPercent: "-50.01" }, true)).toEqual({ adjustPercent: "range" })
})
