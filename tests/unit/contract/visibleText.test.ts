import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"
import { isPostCode, plainPostCode } from "../../../src/contract/places/postCode.ts"
import { newSchema, savedSchema } from "../../../src/contract/resource/schemas.ts"
import { companies } from "../../../src/contract/resources/companies.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { isBlank, visibleText } from "../../../src/contract/wire/visibleText.ts"
import { Email, RequiredText } from "../../../src/contract/wire/text.ts"
import { fieldProblem } from "../../../src/frame/fieldProblem.ts"

const marks = "\u200b\u200e\u202e\u2066\ufeff\u00ad\u2060\u3164"

it("leaves nothing of marks that nobody sees, and signs that are joined as they are", () => {
  expect(visibleText(`A${marks}na \u202eMaria\u202c`)).toBe("Ana Maria")
  expect(visibleText("Açaí \ud83d\udc69\u200d\ud83c\udf73 da Ju \u2764\ufe0f")).toBe(
    "Açaí \ud83d\udc69\u200d\ud83c\udf73 da Ju \u2764\ufe0f",
  )
  expect(visibleText("A\u200dna\ufe0f")).toBe("Ana")
  expect(isBlank(` ${marks}\u200d`)).toBe(true)
})

it("keeps names and addresses of email without them, and takes a name of nothing else for none", () => {
  const name = Schema.decodeUnknownExit(RequiredText(3, 100))
  expect(name(`Ana${marks}`)).toEqual(Exit.succeed("Ana"))
  for (const given of [marks, `  ${marks} `, `A${marks}`]) expect(Exit.isFailure(name(given))).toBe(true)
  expect(Schema.decodeUnknownSync(Email)("ana\u200b@exemplo.test")).toBe("ana@exemplo.test")
  expect(fieldProblem(marks, { min: 1, max: 100 })).toBe("required")
  expect(fieldProblem(`A${marks}`, { min: 3, max: 100 })).toBe("minLength")
})

it.each([
  ["05014000", "05014-000"],
  ["05.014-000", "05014-000"],
  [" 69005-010 ", "69005-010"],
])("takes the CEP %j and keeps it as %s", (text, kept) => {
  expect([isPostCode(text), plainPostCode(text)]).toEqual([true, kept])
})

it.each(["abc", "0501400", "00123-000", "050140000", "0501-4000"])("refuses the CEP %j", (text) => {
  expect(isPostCode(text)).toBe(false)
})

it("refuses a CEP and a state that are none in the records of companies and people", () => {
  const company = Schema.decodeUnknownExit(Schema.toCodecJson(savedSchema(companies)))
  expect(company({ postCode: "69005010" })).toEqual(Exit.succeed({ postCode: "69005-010" }))
  expect(Exit.isFailure(company({ postCode: "12" }))).toBe(true)
  const person = Schema.decodeUnknownExit(Schema.toCodecJson(newSchema(people)))
  const at = (address: object) => person({ name: "Ana", kind: "PF", addresses: [address] })
  expect(Exit.isSuccess(at({ state: "AM", postCode: "69005-010" }))).toBe(true)
  expect(Exit.isFailure(at({ state: "XX" }))).toBe(true)
  expect(Exit.isFailure(at({ postCode: "abc" }))).toBe(true)
})
