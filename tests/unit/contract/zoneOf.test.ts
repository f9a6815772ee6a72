import { expect, test } from "vitest"
import { zoneOf } from "../../../src/contract/places/zoneOf.ts"
import { writtenMoment } from "../../../src/frame/written.ts"

const noon = "2026-03-10T12:00:00Z"

test("a store in Manaus reads its own clock, and one whose zone nobody knows the platform's", () => {
  const manaus = { timeZone: "America/Manaus" }
  expect(writtenMoment("ptBr", noon, zoneOf(manaus))).toBe("10/03/2026, 08:00")
  for (const store of [undefined, null, {}, { timeZone: "Mars/Olympus" }, { timeZone: 3 }])
    expect(writtenMoment("ptBr", noon, zoneOf(store))).toBe("10/03/2026, 09:00")
})
