import { expect, test } from "vitest"
import { nearbyPlace } from "../../../src/panels/companies/nearbyPlace.ts"

const ring = [
  [-46.6, -23.5],
  [-46.4, -23.5],
  [-46.4, -23.7],
  [-46.6, -23.7],
  [-46.6, -23.5],
] as const
const city = {
  name: "São Paulo",
  center: [-46.633, -23.55],
  neighborhoods: [{ name: "Consolação", area: [ring] }, { name: "Mooca" }],
} as unknown as Parameters<typeof nearbyPlace>[0]

test("an address is looked for in its neighborhood, however it is spelled, or else in the middle of its city", () => {
  expect(nearbyPlace(city, " CONSOLACAO")).toEqual({
    place: [-46.5, -23.6],
    name: "Consolação",
    withinKm: 50,
  })
  for (const other of ["Mooca", "Pinheiros", ""])
    expect(nearbyPlace(city, other)).toEqual({
      place: [-46.633, -23.55],
      name: "São Paulo",
      withinKm: 50,
    })
  expect(nearbyPlace({ ...city, center: null }, "Mooca")).toBeUndefined()
})
