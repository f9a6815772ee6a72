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
