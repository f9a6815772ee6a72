import * as Schema from "effect/Schema"
import { describe, expect, test } from "vitest"
import { isCnpj } from "../../../src/contract/companies/cnpj.ts"
import { isContactPhone } from "../../../src/contract/contact/contactPhone.ts"
import { isCpf } from "../../../src/contract/people/cpf.ts"
import { isPhone, plainPhone } from "../../../src/contract/people/phone.ts"
import { limits } from "../../../src/contract/limits.ts"
import * as f from "../../../src/contract/resource/field.ts"
import { valueSchema } from "../../../src/contract/resource/wire.ts"
import { Phone } from "../../../src/contract/wire/text.ts"
import { cellText } from "../../../src/resource/importing/cellTexts.ts"

const written: ReadonlyArray<readonly [string, string]> = [
  ["(11) 98765-4321", "11987654321"],
  ["11 3456.7890", "1134567890"],
  ["+55 (11) 9 8765-4321", "5511987654321"],
  ["55 11 8765-4321", "551187654321"],
  ["011 98765-4321", "11987654321"],
  ["00 55 11 98765-4321", "5511987654321"],
  ["+351 912 345 678", "351912345678"],
  ["+1 (212) 555-0123", "12125550123"],
  ["0800 123 4567", "08001234567"],
  ["4004-1234", "40041234"],
  ["\u202a+55 11\u00a098765\u200b-4321\u202c", "5511987654321"],
]
const field = f.phone("Telefone", "Phone")
const inFile = (text: string) =>
  cellText(field, text, { named: () => undefined, dayOrder: "dayFirst", timeZone: limits.timeZone })

const wrong = [
  "1234567",
  "11 98765-4321 a",
  "abc",
  "1e10",
  "+55 11 8 8765-4321",
  "+55 3456-7890",
  "5501987654321",
  "11+98765-4321",
  "1234567890123456",
]

describe("a phone", () => {
  test.each(written)("%s is kept as %s wherever it is written", (text, digits) => {
    expect([isPhone(text), plainPhone(text)]).toEqual([true, digits])
    expect(Schema.decodeUnknownSync(Phone)(text)).toBe(digits)
    expect(inFile(text)).toEqual({ text: digits })
    expect(Schema.decodeUnknownExit(valueSchema(field))(text)._tag).toBe("Success")
  })

  test.each(wrong)("%s is refused on screen, by the server and in files alike", (text) => {
    expect(isPhone(text)).toBe(false)
    expect(isContactPhone(text)).toBe(false)
    expect(Schema.decodeUnknownExit(Phone)(text)._tag).toBe("Failure")
    expect(inFile(text)).toHaveProperty("problem")
    expect(Schema.decodeUnknownExit(valueSchema(field))(text)._tag).toBe("Failure")
  })
})

test("a CPF or CNPJ pasted with marks nobody sees is one, also with the letters of new CNPJs", () => {
  expect(isCpf("\u202a529.982.247-25\u202c")).toBe(true)
  expect(isCnpj("\u200b12.ABC.345/01DE-35")).toBe(true)
})
