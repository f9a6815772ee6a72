import { expect, it } from "vitest"
import { tables } from "../../../host/server/db/described/tables.ts"

it("a rule of the server that reads a field its list no longer describes does not compile", () => {
  expect(tables.packings.abbreviation).toBeDefined()
  // @ts-expect-error -- packings have no such field
  expect(tables.packings.acronym).toBeUndefined()
})

it("a rule of the server reads no column that is worked out, or kept in a table of its own", () => {
  expect(tables.offerCities.name).toBeDefined()
  // @ts-expect-error -- worked out from the city's stores
  expect(tables.offerCities.stores).toBeUndefined()
  // @ts-expect-error -- its cities are in a table of their own
  expect(tables.offerTabloids.cities).toBeUndefined()
})

it("a rule of the server reads the status of a list that has one alone", () => {
  expect(tables.tickets.status).toBeDefined()
  // @ts-expect-error -- packings have no status
  expect(tables.packings.status).toBeUndefined()
})
