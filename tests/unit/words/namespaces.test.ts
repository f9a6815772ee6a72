import { expect, it } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"

const sources = import.meta.glob<string>(["../../../src/**/*.{ts,tsx}", "!**/*.css.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
})
const files = import.meta.glob<Readonly<Record<string, Partial<Resource> | undefined>>>(
  "../../../src/contract/resources/*.ts",
  { eager: true },
)

const lists = new Set(
  Object.values(files).flatMap((file) =>
    Object.values(file).flatMap((one) =>
      one?.parts !== undefined && one.name !== undefined ? [one.name] : [],
    ),
  ),
)

/** Words of their own, and not those of a list's description. */
const named = Object.values(sources).flatMap((source) =>
  [...source.matchAll(/useWords\(\s*"(\w+)",(?!\s*wordsOf\()/g)].map(([, name]) => name!),
)

it("no words are called as a list is, whose words would hide them", () => {
  expect(lists.size).toBeGreaterThan(50)
  expect(named.length).toBeGreaterThan(40)
  expect(named.filter((name) => lists.has(name))).toEqual([])
})
