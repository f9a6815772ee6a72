import { limits } from "../../../src/contract/limits.ts"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { isPhone } from "../../../src/contract/people/phone.ts"
import { cellText as fileCell } from "../../../src/contract/resource/cellText.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { leads } from "../../../src/contract/resources/leads.ts"
import { csvLine, guardedText, unguardedText } from "../../../src/contract/wire/csv.ts"
import { createdBody, textsOf } from "../../../src/resource/described/recordTexts.ts"
import { matchColumns } from "../../../src/resource/importing/importColumns.ts"
import { importRows } from "../../../src/resource/importing/importRows.ts"
import { readTable } from "../../../src/resource/importing/readTable.ts"

const formula = /(?:^|[,;"\n\r\t])[\s\p{Cc}\p{Cf}\p{DI}]*[=+\-@\t\r＝＋－＠﹦﹢﹣﹫]/u

const nasty = fc.string({
  unit: fc.constantFrom(
    "'",
    "=",
    "+",
    "-",
    "@",
    "\t",
    "\r",
    "\n",
    " ",
    ";",
    ",",
    '"',
    "0",
    "1",
    "7",
    ".",
    "E",
    "/",
    ":",
    "a",
    "mar",
    "\u00a0",
    "\u200b",
  ),
})

test("a text comes back as it was, and is no formula in between", () => {
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string()), (text) => {
      expect(unguardedText(guardedText(text))).toBe(text)
      expect(guardedText(text)).not.toMatch(formula)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  "007",
  "7890123456789",
  "1E5",
  "12.50",
  "10-12",
  "12/10",
  "MAR1",
  "10:30",
  "true",
  "1 1/2",
  "(150)",
])("a code %s is guarded from what spreadsheets make of it, and read back", (code) => {
  const line = csvLine([code], "ptBr").trim()
  expect(line).toBe(`'${code}`)
  expect(readTable(line)).toEqual([{ line: 1, cells: [code] }])
})

test("other texts, phones, CPF and CNPJ stand in a file as people write them", () => {
  const cells = ["12", "Ana", "11.222.333/0001-81", "123.456.789-09", "(11) 9 8765-4321", "01310-100"]
  expect(csvLine(cells, "ptBr")).toBe(`${cells.join(";")}\r\n`)
})

test("numbers, days and moments are what the spreadsheet of a language takes them for", () => {
  const cells = [
    { hundredths: -123_450 },
    1.5,
    1.234,
    { day: "2026-11-05" },
    { moment: "2026-11-05T17:30:00Z" },
  ]
  expect(csvLine(cells, "ptBr")).toBe("-1234,50;1,5;1,2340;05/11/2026;05/11/2026 14:30\r\n")
  expect(csvLine(cells, "en")).toBe("-1234.50,1.5,1.2340,2026-11-05,2026-11-05 14:30\r\n")
})

const resource: Resource = leads

const columns = [
  "name",
  "business",
  "cnpj",
  "phone",
  "email",
  "city",
  "state",
  "source",
  "interest",
  "value",
  "nextAction",
  "nextActionAt",
]

const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 40 }),
    nasty.filter((one) => one.length <= 40),
    fc.constantFrom("007", "=1+1", "-5", "1E5", "12/10/26"),
  )
  .map((one) => one.replaceAll(/[\s\p{C}]+/gu, " ").trim())
  // Powers of ten are refused, whoever wrote them.
  .filter((one) => one !== "" && !/^[-+]?[\d.,]+\s?e\s?[+-]?\d+$/i.test(one))

const lead = fc.record({
  name: text,
  business: text,
  cnpj: fc.constantFrom("11222333000181", "00000000000191"),
  phone: fc.stringMatching(/^[1-9]\d{9,12}$/).filter((text) => isPhone(text)),
  email: fc.constantFrom("ana@example.com"),
  city: text,
  state: fc.constantFrom("SP", "RJ"),
  source: fc.constantFrom("SITE", "ADS"),
  interest: fc.constantFrom("APP", "STUDIO"),
  value: fc.integer({ min: 0, max: 1e11 }),
  nextAction: text,
  nextActionAt: fc
    .integer({ min: 1_577_836_800, max: 1_900_000_000 })
    .map((seconds) => new Date(seconds * 1000).toISOString()),
})

test("a file of either language that is imported makes the records it was made from", () => {
  fc.assert(
    fc.property(
      fc.array(lead, { minLength: 1, maxLength: 5 }),
      fc.constantFrom("ptBr" as const, "en" as const),
      (records, language) => {
        const rows = records.map((one) => columns.map((name) => fileCell(resource, name, one, language)))
        const file = [columns, ...rows].map((cells) => csvLine(cells, language)).join("")
        const [head, ...lines] = readTable(`\ufeff${file}`)
        const found = importRows(
          resource,
          { columns: matchColumns(resource, head?.cells ?? []), lines },
          { named: () => undefined, dayOrder: "dayFirst", timeZone: limits.timeZone },
        )
        expect(found.flatMap(({ problems }) => problems)).toEqual([])
        const bodies = found.map(({ texts }) => createdBody(resource, texts))
        expect(bodies).toEqual(
          records.map((one) => ({
            ...createdBody(resource, textsOf(resource, one)),
            nextActionAt: one.nextActionAt,
          })),
        )
      },
    ),
  )
})
