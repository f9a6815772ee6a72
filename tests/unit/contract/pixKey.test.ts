import { describe, expect, it } from "vitest"
import { isPixKey, isPixKeyOf, plainPixKey } from "../../../src/contract/finance/pixKey.ts"
import { crossProblems } from "../../../src/contract/resource/body.ts"
import { digitalAccounts } from "../../../src/contract/resources/digitalAccounts.ts"
import { franchises } from "../../../src/contract/resources/franchises.ts"

describe("whoever writes a Pix key", () => {
  it.each([
    ["CPF", "529.982.247-25"],
    ["CNPJ", "11222333000181"],
    ["CNPJ", "12.ABC.345/01DE-35"],
    ["PHONE", "+55 (11) 99999-0000"],
    ["EMAIL", "caixa@franquia.test"],
    ["RANDOM", "123e4567-e89b-42d3-a456-426614174000"],
  ])("gives a %s as one", (kind, key) => {
    expect(isPixKeyOf(kind, key)).toBe(true)
  })

  it.each([
    ["CPF", "529.982.247-26"],
    ["CNPJ", "11222333000182"],
    ["PHONE", "9999"],
    ["CPF", "abc"],
    ["EMAIL", "caixa@franquia"],
    ["EMAIL", "caixa;outra@franquia.test"],
    ["RANDOM", "123e4567"],
  ])("is told that it is no %s", (kind, key) => {
    expect(isPixKeyOf(kind, key)).toBe(false)
  })

  it.each([
    ["529.982.247-25", "52998224725"],
    ["12.abc.345/01de-35", "12ABC34501DE35"],
    ["+55 (11) 99999-0000", "+5511999990000"],
    ["Caixa@Franquia.test", "caixa@franquia.test"],
    ["123E4567-E89B-42D3-A456-426614174000", "123e4567-e89b-42d3-a456-426614174000"],
  ])("has %s kept as banks keep it, without saying of what kind it is", (key, plain) => {
    expect([isPixKey(key), plainPixKey(key)]).toEqual([true, plain])
  })

  it.each(["", "abc", "52998224724", "11999990000", "+55", "chave@pix"])("gives no key by %j", (key) => {
    expect(isPixKey(key)).toBe(false)
  })

  it("is told in the accounts a company is paid into as well", () => {
    const { fields } = digitalAccounts
    const pixKeys = [{ kind: "CPF", key: "abc" }]
    expect(crossProblems(fields, { pixKeys })).toEqual([["pixKeys.0.key", "format"]])
  })

  it("is told on the field of the key, and that its kind is missing", () => {
    const { fields } = franchises
    expect(crossProblems(fields, { pixKind: "EMAIL", pixKey: "1" })).toEqual([["pixKey", "format"]])
    expect(crossProblems(fields, { pixKey: "1" })).toEqual([["pixKind", "required"]])
  })
})
