import { pastedAmount, pastedFees } from "../../../src/panels/resource/cities/pastedFees.ts"
import { expect, test } from "vitest"
import { parsedNumber, shownNumber } from "../../../src/ui/field/numberText.ts"

test.each([
  ["pt-BR", "1.234,56", "1234.56"],
  ["pt-BR", "12.5", "12.5"],
  ["pt-BR", "1.234", "1234"],
  ["en", "1,234.56", "1234.56"],
  ["en", "12,5", "12.5"],
  ["pt-BR", " 7 ", "7"],
  ["pt-BR", "sete", "sete"],
  ["pt-BR", "", ""],
])("someone who writes %s types %s and means %s", (locale, typed, meant) => {
  expect(parsedNumber(locale, typed)).toBe(meant)
})

test("a number is written out in the reader's language, and what is none stays as it was typed", () => {
  expect(shownNumber("pt-BR", "1234.5", 2, true)).toBe("1.234,50")
  expect(shownNumber("en", "1234.5", 6, false)).toBe("1,234.5")
  expect(shownNumber("pt-BR", "sete", 2, true)).toBe("sete")
})

test.each([
  ["8,90", "8.90"],
  ["R$ 8,9", "8.90"],
  ["8.90", "8.90"],
  ["7", "7.00"],
  ["1.234,50", "1234.50"],
  ["1,234.5", "1234.50"],
  ["1.234", "1234.00"],
  ["-3", undefined],
  ["8,90,1", undefined],
  ["grátis", undefined],
  ["", undefined],
])("a fee pasted as %s is %s", (text, amount) => expect(pastedAmount(text)).toBe(amount))

test("a column of fees goes to the neighborhoods in order, names find their own, and bad lines are named", () => {
  const items = [
    { name: "Centro", deliveryFee: "5.00" },
    { name: "Vila São José", deliveryFee: "" },
    { name: "Mooca", deliveryFee: "7.50" },
  ]
  expect(pastedFees("6,00\n\n7,50\n9\n", items)).toEqual({
    changes: [{ at: 0, name: "Centro", before: "5.00", after: "6.00" }],
    bad: [{ line: 4, problem: "tooMany", text: "9" }],
  })
  expect(pastedFees("Taxa\n6,00", items).changes.map(({ at }) => at)).toEqual([0])
  const named = "Bairro\tTaxa\r\nvila sao jose\tR$ 8,90\r\nMooca;grátis\r\nLapa;9\r\nMooca;9\r\nmooca;8"
  expect(pastedFees(named, items)).toEqual({
    changes: [
      { at: 1, name: "Vila São José", before: "", after: "8.90" },
      { at: 2, name: "Mooca", before: "7.50", after: "9.00" },
    ],
    bad: [
      { line: 3, problem: "fee", text: "grátis" },
      { line: 4, problem: "unknown", text: "Lapa" },
      { line: 6, problem: "repeated", text: "mooca" },
    ],
  })
})
