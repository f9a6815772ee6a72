import { expect, test } from "vitest"
import { momentsAhead } from "../../../src/panels/menu/momentsAhead.ts"

const store = { _id: 1, name: "Cantina", timeZone: "America/Sao_Paulo" }
const at = (text: string) => Date.parse(text)

test("lunch and dinner of the coming week are offered by the store's clock, those of today that are over not", () => {
  const moments = momentsAhead(store, at("2026-06-09T16:00:00Z"))
  expect(moments).toHaveLength(13)
  expect(moments.slice(0, 2)).toEqual([at("2026-06-09T23:00:00Z"), at("2026-06-10T15:00:00Z")])
})

test("a clock that is ahead shows the same hours at earlier instants", () => {
  const ahead = 3_600_000
  const moments = momentsAhead({ ...store, clockAheadMs: ahead }, at("2026-06-09T16:00:00Z"))
  expect(moments[0]).toBe(at("2026-06-09T22:00:00Z"))
})
