import { expect, test } from "vitest"
import * as fc from "fast-check"
import { hundredthsOf, numberOf } from "../../../src/contract/wire/plainNumber.ts"
import { pastedFees } from "../../../src/panels/cities/pastedFees.ts"
import {
  editedNumber,
  moneyUnits,
  numberProblem,
  parsedNumber,
  readNumber,
  shownNumber,
} from "../../../src/ui/field/numberText.ts"

test.each([
  ["pt-BR", 2, "1.234,56", "1234.56"],
  ["pt-BR", 2, "1,234.56", "1234.56"],
  ["en", 2, "1.234,56", "1234.56"],
  ["en", 2, "1,234.56", "1234.56"],
  ["pt-BR", 2, "12.5", "12.5"],
  ["en", 2, "12,5", "12.5"],
  ["pt-BR", 2, "1.500", "1500"],
  ["en", 2, "1,500", "1500"],
  ["pt-BR", 0, "1.234.567", "1234567"],
  ["pt-BR", 0, "1,234,567", "1234567"],
  ["pt-BR", 2, "R$ 12,50", "12.50"],
  ["pt-BR", 2, "R$\u00a01.212,50", "1212.50"],
  ["pt-BR", 2, ",50", "0.50"],
  ["pt-BR", 3, "0,500", "0.500"],
  ["pt-BR", 3, "1,500", "1.500"],
  ["pt-BR", 2, "1 234,50", "1234.50"],
  ["pt-BR", 2, "1\u202f234", "1234"],
  ["pt-BR", 2, "\u22121,5", "-1.5"],
  ["pt-BR", 2, "(150,00)", "-150.00"],
  ["pt-BR", 2, " 7 ", "7"],
  ["pt-BR", 2, "", ""],
])("in a field of someone who writes %s, with %i decimals, %s is %s", (locale, digits, typed, meant) => {
  expect(parsedNumber(locale, typed, { digits, units: ["R$"] })).toBe(meant)
})

test.each([
  ["pt-BR", 2, "1,500", "ambiguous"],
  ["pt-BR", 0, "1,500", "ambiguous"],
  ["en", 2, "1.500", "ambiguous"],
  ["en", 2, "12.345", "ambiguous"],
  ["pt-BR", 2, "12,3456", "places"],
  ["pt-BR", 0, "12,5", "places"],
  ["pt-BR", 2, "sete", "number"],
  ["pt-BR", 2, "1e3", "number"],
  ["pt-BR", 2, "12,5 kg", "number"],
  ["pt-BR", 2, "1.2.3", "number"],
  ["pt-BR", 2, "1.23,4", "number"],
  ["pt-BR", 2, "(-5)", "number"],
  ["pt-BR", 2, "5-", "number"],
] as const)(
  "in a field of someone who writes %s, with %i decimals, %s stays as typed and is refused",
  (locale, digits, typed, problem) => {
    const kept = parsedNumber(locale, typed, { digits })
    expect(numberProblem(kept, digits)).toBe(problem)
    expect(digits === 0 ? numberOf(kept) % 1 : hundredthsOf(kept)).not.toBe(0)
    expect(shownNumber(locale, kept, digits, digits === 2)).toBe(typed)
  },
)

test.each([
  ["0,500", "0.500"],
  ["(150,00)", "-150.00"],
  ["R$ (150,00)", "-150.00"],
  ["-R$ 150,00", "-150.00"],
  ["R$ -150,00", "-150.00"],
  ["$1,234.50", "1234.50"],
  ["1234,567", "1234.567"],
  ["1.234", undefined],
  ["1,234", undefined],
  ["7,89E+12", undefined],
  ["150,00 reais", undefined],
  ["€ 5", undefined],
  ["-", undefined],
])("in a file %s is %s", (written, meant) => {
  const reading = readNumber(written, { units: moneyUnits })
  expect("text" in reading ? reading.text : undefined).toBe(meant)
})

test("what is shown and edited is read again as the same number, in both languages", () => {
  const amounts = fc.tuple(fc.integer({ min: -1e11, max: 1e11 }), fc.constantFrom("pt-BR", "en"))
  fc.assert(
    fc.property(amounts, ([cents, locale]) => {
      const text = (cents / 100).toFixed(2)
      for (const written of [shownNumber(locale, text, 2, true), editedNumber(locale, text, 2, true)])
        expect(hundredthsOf(parsedNumber(locale, written, { digits: 2 }))).toBe(cents)
    }),
  )
})

test("a number is written out in the reader's language with all its decimals, and what is none stays as it was typed", () => {
  expect(shownNumber("pt-BR", "1234.5", 2, true)).toBe("1.234,50")
  expect(shownNumber("pt-BR", "12.3456", 2, true)).toBe("12,3456")
  expect(shownNumber("en", "1234.5", 6, false)).toBe("1,234.5")
  expect(editedNumber("pt-BR", "1234.5", 2, true)).toBe("1234,50")
  expect(shownNumber("pt-BR", "sete", 2, true)).toBe("sete")
})

test("hundredths are exact or none", () => {
  expect(["1.15", "-0.29", "0.500", "1.005", "1e3", " 1", "-0"].map(hundredthsOf)).toEqual([
    115,
    -29,
    50,
    Number.NaN,
    Number.NaN,
    Number.NaN,
    0,
  ])
})

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

test("a pasted fee that can be read two ways, is below nothing or would be rounded is left out, with its line", () => {
  const items = [{ name: "Centro", deliveryFee: "" }]
  const problemOf = (fee: string) => pastedFees(fee, items).bad[0]?.problem
  expect(["1.234", "(8,90)", "8,9012"].map(problemOf)).toEqual(["ambiguous", "fee", "places"])
  expect(pastedFees("0,500", items).changes[0]?.after).toBe("0.50")
})
