import { describe, expect, it } from "vitest"
import { compareNames } from "../../../src/contract/search/compareNames.ts"
import { folded } from "../../../src/contract/search/folded.ts"
import { textFinder } from "../../../src/contract/search/searchTexts.ts"

describe("a text that is folded", () => {
  it.each([
    ["Conceição", "conceicao"],
    ["Conceição".normalize("NFD"), "conceicao"],
    ["São\u00a0 João\t", "sao joao "],
    ["\u202aPREÇO\u200b \ufeffà vista\u202c", "preco a vista"],
    ["D’Ávila – Ørsted & Cæsar", "d'avila - orsted & caesar"],
    ["1ª Loja ﬁnal №５", "1a loja final no5"],
    ["Йогурт Ελλάς", "иогурт ελλασ"],
  ])("has neither accents, case nor what nobody sees: %s", (text, plain) => {
    expect(folded(text)).toBe(plain)
    expect(folded(plain)).toBe(plain)
  })
})

describe("a number somebody looks for", () => {
  it.each([
    ["11987654321", "(11) 98765-4321"],
    ["11987654321", "+55 (11) 9 8765-4321"],
    ["11987654321", "\u202a+55 11 98765‑4321\u202c"],
    ["11987654321", "011 98765-4321"],
    ["11987654321", "1187654321"],
    ["11987654321", "8765-4321"],
    ["11987654321", "+55 11"],
    ["5511987654321", "11 8765-4321"],
    ["551187654321", "(11) 98765-4321"],
    ["1187654321", "98765-4321"],
    ["(11) 98765-4321", "5511987654321"],
    ["12ABC34501DE35", "12.abc.345/01DE-35"],
    ["12ABC34501DE35", "12.ABC.3"],
    ["12.ABC.345/01DE-35", "12abc34501de35"],
    ["52998224725", "529.982.247-25"],
    ["52998224725", "529.982"],
    ["529.982.247-25", "52998224725"],
    ["05014000", "05014-000"],
    ["Rua A, 05014-000", "05014000"],
    ["Rua A, 05014-000", "0501400"],
  ])("is found in %s by %s", (kept, typed) => {
    expect(textFinder(typed)(kept)).toBe(true)
  })
  it.each([
    ["11987654321", "(21) 98765-4321"],
    ["11987654321", "98765-4322"],
    ["12ABC34501DE35", "12.ABC.346"],
  ])("is not found in %s by %s", (kept, typed) => {
    expect(textFinder(typed)(kept)).toBe(false)
  })
  it("is everywhere while nothing is typed that one could see", () => {
    expect(textFinder(" \u200b")("Ana")).toBe(true)
  })
})

describe("names", () => {
  it("are in the order Brazilians expect", () => {
    const names = ["Atacado", "água", "Açaí", "zebra", "Acerola", "Zé"]
    expect(names.toSorted(compareNames)).toEqual(["Açaí", "Acerola", "água", "Atacado", "Zé", "zebra"])
  })
})
