import { expect, test } from "vitest"
import {
  momentPattern,
  readMomentText,
  typedMomentText,
  writeMomentText,
} from "../../../src/ui/field/momentText.ts"

const [pt, en] = ["pt-BR", "en-US"]

test("someone reads days and times as their language writes them", () => {
  expect(writeMomentText(pt, "date", "2026-12-31")).toBe("31/12/2026")
  expect(writeMomentText(en, "date", "2026-12-31")).toBe("12/31/2026")
  expect(writeMomentText(pt, "time", "18:05")).toBe("18:05")
  expect(writeMomentText(en, "time", "18:05")).toBe("6:05 PM")
  expect(writeMomentText(en, "time", "00:30")).toBe("12:30 AM")
  expect(writeMomentText(pt, "datetime-local", "2026-12-31T18:05")).toBe("31/12/2026 18:05")
  expect(writeMomentText(pt, "date", "")).toBe("")
})

test("a field says how a day is written in its language", () => {
  expect(momentPattern(pt, "date")).toBe("dd/mm/aaaa")
  expect(momentPattern(en, "date")).toBe("mm/dd/yyyy")
  expect(momentPattern(pt, "datetime-local")).toBe("dd/mm/aaaa 00:00")
  expect(momentPattern(en, "time")).toBe("12:00 AM")
})

test("someone types a day or time in any of the ways people write them", () => {
  for (const text of ["31/12/2026", "31.12.2026", "31-12-2026", " 31 12 2026 ", "31122026", "2026-12-31"])
    expect([text, readMomentText(pt, "date", text)]).toEqual([text, "2026-12-31"])
  expect(readMomentText(pt, "date", "1/2/2026")).toBe("2026-02-01")
  expect(readMomentText(en, "date", "1/2/2026")).toBe("2026-01-02")
  for (const text of ["18:05", "18h05", "1805", "6:05 PM", "6:05pm", "18:05:00"])
    expect([text, readMomentText(pt, "time", text)]).toEqual([text, "18:05"])
  expect(readMomentText(en, "time", "12 am")).toBe("00:00")
  expect(readMomentText(en, "datetime-local", "12/31/2026 6:05 PM")).toBe("2026-12-31T18:05")
  expect(readMomentText(pt, "datetime-local", "2026-12-31T18:05")).toBe("2026-12-31T18:05")
})

test("what is no day or time, or not yet, is none", () => {
  for (const text of ["", "31/12", "31/02/2026", "29/02/2026", "32/01/2026", "12/31/2026", "1/2/26", "ontem"])
    expect([text, readMomentText(pt, "date", text)]).toEqual([text, undefined])
  for (const text of ["", "1", "18", "24:00", "18:60", "18:0", "meio-dia"])
    expect([text, readMomentText(pt, "time", text)]).toEqual([text, undefined])
  expect(readMomentText(pt, "datetime-local", "31/12/2026")).toBeUndefined()
})

const typedOneByOne = (language: string, type: "date" | "time" | "datetime-local", keys: string) =>
  [...keys].reduce((text, key) => typedMomentText(language, type, text, text + key), "")

test("someone types digits alone, or the signs as well", () => {
  expect(typedOneByOne(pt, "date", "31122026")).toBe("31/12/2026")
  expect(typedOneByOne(pt, "date", "31/12/2026")).toBe("31/12/2026")
  expect(typedOneByOne(pt, "date", "1/2/2026")).toBe("1/2/2026")
  expect(typedOneByOne(pt, "time", "1805")).toBe("18:05")
  expect(typedOneByOne(pt, "time", "18:05")).toBe("18:05")
  expect(typedOneByOne(pt, "datetime-local", "311220261805")).toBe("31/12/2026 18:05")
  expect(typedMomentText(pt, "date", "31/", "31")).toBe("31")
})
