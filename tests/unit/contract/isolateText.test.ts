import { expect, test } from "vitest"
import { filled } from "../../../src/contract/messages/letterText.ts"
import { factsText, isolateText } from "../../../src/contract/isolateText.ts"
import { acceptanceLetters } from "../../../host/server/contracts/acceptanceLetters.ts"
import { compose } from "../../../host/server/mail/compose.ts"

const [embedRight, override, isolateRight, first, end] = ["\u202B", "\u202E", "\u2067", "\u2068", "\u2069"]

test("a name without letters or marks of direction goes into a sentence as it is, also into files and messages", () => {
  for (const name of ["", "Cantina do Largo", "Açaí & Cia. 🍧", "CNPJ 12.345.678/0001-90", "日本"])
    expect(isolateText(name)).toBe(name)
})

test("a name from right to left, or with a mark of direction, stands in an isolate", () => {
  for (const name of ["שלום", "مطعم 7", `Evil${override}txt.exe`, `${embedRight}Loja`, "\u200FLoja", "𞤀𞤣"])
    expect(isolateText(name)).toBe(first + name + end)
})

test("nothing in a name ends its isolate before its end, or keeps it open beyond", () => {
  expect(isolateText(`a${end}${override}b`)).toBe(`${first}a${override}b${end}`)
  expect(isolateText(`a${isolateRight}b`)).toBe(`${first}a${isolateRight}b${end}${end}`)
  expect(isolateText(`a${isolateRight}b${end}${end}c`)).toBe(`${first}a${isolateRight}b${end}c${end}`)
})

test("someone gets a letter whose sentences no name turns around, and whose links are untouched", () => {
  expect(filled("Olá, {{ name }}!", () => `Ana${override}`)).toBe(`Olá, ${first}Ana${override}${end}!`)
  expect(filled("Olá, {{ name }}!", () => undefined)).toBe("Olá, {{ name }}!")
})

test("someone who signs a contract reads its letter in order, whatever marks their name has", () => {
  const values = { name: `Ana${override}`, number: "7", company: "Cantina", days: "3" }
  const { text } = compose(acceptanceLetters.acceptance, {
    to: "ana@balcao.test",
    language: "ptBr",
    link: "https://balcao.test/a",
    values,
  })
  expect(text).toContain(`Olá, ${first}Ana${override}${end},`)
  expect(text).toContain("o contrato 7 de Cantina.")
})

test("facts in one line keep their directions to themselves, and missing ones leave no gap", () => {
  expect(factsText(["מסעדה", undefined, "", "12 pedidos"])).toBe("\u2068מסעדה\u2069 · 12 pedidos")
})
