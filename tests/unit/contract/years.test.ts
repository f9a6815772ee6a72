import * as Exit from "effect/Exit"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { described } from "../../../host/server/db/described/described.ts"
import { dayAfter } from "../../../src/contract/companies/zonedTime.ts"
import { SavedDeliveryPerson } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Field, Fields } from "../../../src/contract/resource/field.ts"
import { querySchema } from "../../../src/contract/resource/schemas.ts"
import { rowFields, spanOf, valueSchema } from "../../../src/contract/resource/wire.ts"
import { people } from "../../../src/contract/resources/people.ts"
import { dayProblem } from "../../../src/contract/wire/years.ts"

const dated = (fields: Fields, path: string): ReadonlyArray<readonly [string, Field]> =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === "list"
      ? dated(field.fields ?? {}, `${path}.${name}`)
      : (field.kind === "day" || field.kind === "moment") && field.rules.from !== "server"
        ? [[`${path}.${name}`, field] as const]
        : [],
  )

const all = described.flatMap(({ name, fields }) => dated(fields, name))
const today = new Date().toISOString().slice(0, 10)

describe("somebody who slips while typing a date", () => {
  it.each(all)("is refused a year that is none in %s, and what is kept is still read", (_, field) => {
    const sent = Schema.decodeUnknownExit(valueSchema(field))
    const kept = Schema.decodeUnknownExit(rowFields({ it: field })["it"]!)
    const written = (day: string) => (field.kind === "moment" ? `${day}T12:00:00Z` : day)
    for (const day of ["0090-03-01", "0026-12-25", "1026-12-25", "2101-01-01", "9999-12-31"]) {
      expect([day, Exit.isFailure(sent(written(day)))]).toEqual([day, true])
      expect([day, Exit.isSuccess(kept(written(day)))]).toEqual([day, true])
    }
    expect(Exit.isSuccess(sent(written(spanOf(field) === "birth" ? "1990-02-28" : "2027-02-28")))).toBe(true)
  })

  it("is refused a birth ahead of today or in another age", () => {
    const born = Schema.decodeUnknownExit(SavedDeliveryPerson)
    for (const birthDate of [dayAfter(today, 1), "1890-01-01", "0090-01-01"])
      expect([birthDate, Exit.isFailure(born({ birthDate }))]).toEqual([birthDate, true])
    for (const birthDate of [today, "1931-05-04"])
      expect([birthDate, Exit.isSuccess(born({ birthDate }))]).toEqual([birthDate, true])
  })

  it("is refused a filter of such a year", () => {
    const find = Schema.decodeUnknownExit(querySchema(people))
    expect(Exit.isFailure(find({ filter: { createdAt: { from: "0026-01-01" } } }))).toBe(true)
    expect(Exit.isSuccess(find({ filter: { createdAt: { from: "2026-01-01" } } }))).toBe(true)
  })
})

it("a form made by hand refuses what no described one takes", () => {
  for (const text of ["0090-03-01", "2101-01-01", "9999-12-31T10:00"])
    expect([text, dayProblem(text, "plan")]).toEqual([text, "year"])
  for (const text of ["31/12/20265", "20265-12-31", "2026-13-40", "26"])
    expect([text, dayProblem(text, "any")]).toEqual([text, "day"])
  expect(dayProblem(dayAfter(today, 1), "birth")).toBe("birth")
  for (const text of ["", today, `${today}T10:00`]) expect(dayProblem(text, "plan")).toBeUndefined()
})
