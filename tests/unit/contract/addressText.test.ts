import { expect, it } from "vitest"
import { addressLine, readAddress } from "../../../src/contract/places/addressText.ts"

it.each([
  [
    "Rua Augusta, 820 - Consolação, São Paulo - SP, 01304-001",
    {
      line: "Rua Augusta",
      number: "820",
      neighborhood: "Consolação",
      city: "São Paulo",
      state: "SP",
      postCode: "01304-001",
    },
  ],
  [
    "Av. Brasil, nº 12 apto 34, Centro, Campinas/SP, CEP 13010.050, Brasil",
    {
      line: "Av. Brasil",
      number: "12",
      complement: "apto 34",
      neighborhood: "Centro",
      city: "Campinas",
      state: "SP",
      postCode: "13010-050",
    },
  ],
  ["Rua Cardoso de Almeida 820", { line: "Rua Cardoso de Almeida", number: "820" }],
  ["Rua 7", { line: "Rua 7" }],
  ["Rua 25 de Março, s/n", { line: "Rua 25 de Março", number: "s/n" }],
  ["Perdizes", { line: "Perdizes" }],
  ["Osasco - SP", { line: "Osasco", state: "SP" }],
  ["20040020", { postCode: "20040-020", state: "RJ" }],
  ["", {}],
])("an address is read as people write it: %s", (text, parts) => {
  expect(readAddress(text)).toEqual(parts)
})

it("an address is one line of what is known", () => {
  expect(addressLine({ line: "Rua A", number: "1", city: "Osasco", state: "SP" })).toBe(
    "Rua A, 1, Osasco - SP",
  )
  expect(addressLine({ city: "Osasco" })).toBe("Osasco")
})
