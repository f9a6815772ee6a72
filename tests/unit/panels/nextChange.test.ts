import { expect, test } from "vitest"
import { nextChange } from "../../../src/business/nextChange.ts"

/** A Saturday, 21 November, 12:00 in São Paulo and 11:00 in Manaus. */
const now = Date.parse("2026-11-21T15:00:00Z")
const store = { isOpen: true, isManual: false }

test.each([
  ["2026-11-22T02:00:00Z", "", "23:00", "", "11:00 PM"],
  ["2026-11-22T03:00:00Z", "amanhã ", "00:00", "tomorrow ", "12:00 AM"],
  ["2026-11-23T13:00:00Z", "segunda-feira ", "10:00", "Monday ", "10:00 AM"],
  ["2026-11-27T13:00:00Z", "sexta-feira ", "10:00", "Friday ", "10:00 AM"],
  ["2026-11-28T13:00:00Z", "28/11/2026 ", "10:00", "11/28/26 ", "10:00 AM"],
])("a change at %s is said to be %sat %s", (changesAt, day, time, dayEn, timeEn) => {
  expect(nextChange({ ...store, changesAt }, "ptBr", now)).toEqual({ day, time })
  const english = nextChange({ ...store, changesAt }, "en", now)
  // The browser writes a narrow space before AM and PM.
  expect([english?.day, english?.time.replace(/\s/u, " ")]).toEqual([dayEn, timeEn])
})

test("a change is said by the clock where the store is", () => {
  const changesAt = "2026-11-22T03:30:00Z"
  expect(nextChange({ ...store, changesAt }, "ptBr", now)).toEqual({ day: "amanhã ", time: "00:30" })
  const inManaus = { ...store, changesAt, timeZone: "America/Manaus" }
  expect(nextChange(inManaus, "ptBr", now)).toEqual({ day: "", time: "23:30" })
})

test("nothing is said in manual mode, without hours, where the server does not say, and of what is past", () => {
  const changesAt = "2026-11-22T02:00:00Z"
  expect(nextChange({ ...store, changesAt, isManual: true }, "en", now)).toBeUndefined()
  expect(nextChange({ ...store, changesAt: null }, "en", now)).toBeUndefined()
  expect(nextChange(store, "en", now)).toBeUndefined()
  expect(nextChange({ ...store, changesAt, timeZone: "Mars/Phobos" }, "en", now)).toBeUndefined()
  expect(nextChange({ ...store, changesAt: "2026-11-21T14:59:00Z" }, "en", now)).toBeUndefined()
})
