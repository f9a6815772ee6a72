import { describe, expect, it } from "vitest"
import { tables } from "./tables.ts"

it("every panel, the list, the editor, the frame and the host have their words", () => {
  expect(tables.size).toBeGreaterThanOrEqual(17)
})

describe.each([...tables])("someone who reads Portuguese (%s)", (_, { en, ptBr }) => {
  it("finds every sentence, none of them empty", () => {
    expect(Object.keys(ptBr).toSorted()).toEqual(Object.keys(en).toSorted())
    expect(Object.entries({ ...en, ...ptBr }).filter(([, words]) => words.trim() === "")).toEqual([])
  })

  it("is told the same figures and names", () => {
    const places = (words = "") => [...words.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).toSorted()
    for (const key of Object.keys(en)) {
      const names = places(en[key])
      expect([key, names.filter((name) => !places(ptBr[key]).includes(name))]).toEqual([key, []])
    }
  })

  it("reads one thing and several things in the right form", () => {
    const stems = Object.keys(en).flatMap((key) => /^(.*)_(?:one|other)$/.exec(key)?.[1] ?? [])
    for (const stem of stems)
      expect(Object.keys(en)).toEqual(expect.arrayContaining([`${stem}_one`, `${stem}_other`]))
  })
})
