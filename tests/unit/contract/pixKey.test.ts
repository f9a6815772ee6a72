import { describe, expect, it } from "vitest"
import { isPixKey } from "../../../src/contract/finance/pixKey.ts"
import { crossProblems } from "../../../src/contract/resource/body.ts"
import { franchises } from "../../../src/contract/resources/franchises.ts"

describe("whoever writes a Pix key", () => {
  it.each([
    ["CPF", "529.982.247-25"],
    ["CNPJ", "11222333000181"],
    ["PHONE", "+55 (11) 99999-0000"],
    ["EMAIL", "caixa@franquia.test"],
    ["RANDOM", "123e4567-e89b-42d3-a456-426614174000"],
  ])("gives a %s as one", (kind, key) => {
    expect(isPixKey(kind, key)).toBe(true)
  })

  it.each([
    ["CPF", "529.982.247-26"],
    ["CNPJ", "11222333000182"],
    ["PHONE", "9999"],
    ["EMAIL", "caixa@franquia"],
    ["RANDOM", "123e4567"],
  ])("is told that it is no %s", (kind, key) => {
    expect(isPixKey(kind, key)).toBe(false)
  })

  it("is told on the field of the key, and that its kind is missing", () => {
    const { fields } = franchises
    expect(crossProblems(fields, { pixKind: "EMAIL", pixKey: "1" })).toEqual([["pixKey", "format"]])
    expect(crossProblems(fields, { pixKey: "1" })).toEqual([["pixKind", "required"]])
  })
})
