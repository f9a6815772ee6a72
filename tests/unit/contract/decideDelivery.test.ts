import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { isWithinTimes } from "../../../src/contract/companies/isWithinTimes.ts"
import { areaHolds } from "../../../src/contract/deliveryAreas/areaHolds.ts"
import { tallyAreas } from "../../../src/contract/deliveryAreas/tallyAreas.ts"
import { decideDelivery, feeOf } from "../../../src/contract/deliveryAreas/decideDelivery.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import { isWithinArea } from "../../../src/contract/resource/isWithinArea.ts"
import type { DeliveryArea, DeliveryTerms } from "../../../src/contract/resources/deliverySettings.ts"

const square = (middle: Place, half: number): ReadonlyArray<ReadonlyArray<Place>> => {
  const [x, y] = middle
  const corners: ReadonlyArray<Place> = [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ]
  return [[...corners, corners[0] ?? middle]]
}

const store = {
  place: [-46.65, -23.56] as Place,
  timeZone: "America/Sao_Paulo",
  neighborhoods: [{ name: "Pinheiros", area: square([-46.69, -23.56], 0.01) }],
}

const area = (given: Partial<DeliveryArea>): DeliveryArea => ({
  name: "Perto",
  shape: "RADIUS",
  delivers: "YES",
  radiusKm: 3,
  area: null,
  neighborhoods: null,
  feeRule: "FIXED",
  fee: 790,
  perKm: null,
  kmBy: null,
  minOrder: null,
  etaMin: 35,
  etaMax: 50,
  weekdays: [],
  from: null,
  until: null,
  isActive: true,
  ...given,
})

const terms = (areas: ReadonlyArray<DeliveryArea>, more: Partial<DeliveryTerms> = {}): DeliveryTerms => ({
  areas,
  choice: "FIRST",
  freeAbove: null,
  ...more,
})

/** A Monday at noon, by São Paulo's clock. */
const noon = Date.parse("2026-11-30T15:00:00Z")

const places = fc.tuple(
  fc.double({ min: -46.75, max: -46.55, noNaN: true }),
  fc.double({ min: -23.65, max: -23.45, noNaN: true }),
)
const areas = fc.array(
  fc
    .record({
      shape: fc.constantFrom("RADIUS", "POLYGON", "NEIGHBORHOOD"),
      delivers: fc.constantFrom("YES", "YES", "NO"),
      feeRule: fc.constantFrom("FIXED", "PER_KM"),
      kmBy: fc.constantFrom("ROAD", "STRAIGHT"),
      radiusKm: fc.double({ min: 0.1, max: 12, noNaN: true }),
      fee: fc.nat(3000),
      perKm: fc.nat(400),
      middle: places,
      half: fc.double({ min: 0.001, max: 0.08, noNaN: true }),
      isActive: fc.boolean(),
      times: fc.constantFrom([null, null], ["09:00", "18:00"], ["22:00", "06:00"]),
      weekdays: fc.subarray(["SUN", "MON", "TUE"]),
    })
    .map(({ middle, half, times: [from = null, until = null], ...given }) =>
      area({
        ...(given as Partial<DeliveryArea>),
        area: square(middle, half),
        neighborhoods: "pinheiros",
        from,
        until,
      }),
    ),
  { maxLength: 6 },
)
const moments = fc.integer({ min: noon, max: noon + 7 * 86_400_000 })

describe("which area an address belongs to, and what it costs", () => {
  test("the first area in the list that holds an address and counts now decides", () => {
    fc.assert(
      fc.property(areas, places, moments, (given, place, at) => {
        const decision = decideDelivery(terms(given), store, { place, at })
        const counts = (one: DeliveryArea) =>
          one.isActive && areaHolds(one, { place }, store) && isWithinTimes(one, at, store.timeZone)
        const first = given.findIndex(counts)
        if (first === -1) expect(decision.delivers || decision.why === "NO_DELIVERY").toBe(false)
        else expect(decision.index).toBe(first)
        expect(decision.delivers).toBe(given.at(first)?.delivers === "YES" && first !== -1)
      }),
    )
  })

  test("where the cheapest wins, no other area that holds the address is cheaper, and none refuses it", () => {
    fc.assert(
      fc.property(areas, places, moments, (given, place, at) => {
        const decision = decideDelivery(terms(given, { choice: "CHEAPEST" }), store, { place, at })
        const counting = given.filter(
          (one) => one.isActive && areaHolds(one, { place }, store) && isWithinTimes(one, at, store.timeZone),
        )
        expect(decision.delivers).toBe(
          counting.length > 0 && counting.every(({ delivers }) => delivers === "YES"),
        )
        if (decision.delivers)
          expect(Math.min(...counting.map((one) => feeOf(one, decision)))).toBe(decision.feeCents)
      }),
    )
  })

  test("nobody is told a time in which the kitchen cannot have the order", () => {
    const timesBy = (usualMinutes: number) => {
      const prepTimes = { usualMinutes, exceptions: [], timeZone: store.timeZone }
      const decision = decideDelivery(
        terms([area({})]),
        { ...store, prepTimes },
        { place: store.place, at: noon },
      )
      return decision.delivers && [decision.etaMin, decision.etaMax]
    }
    expect([timesBy(20), timesBy(40), timesBy(60)]).toEqual([
      [35, 50],
      [45, 50],
      [65, 65],
    ])
  })

  test("by kilometer the fee grows with the way, and a road is never shorter than a straight line", () => {
    fc.assert(
      fc.property(places, fc.nat(3000), fc.nat(400), (place, fee, perKm) => {
        const by = (kmBy: "ROAD" | "STRAIGHT") => {
          const only = area({ radiusKm: 60, feeRule: "PER_KM", fee, perKm, kmBy })
          const decision = decideDelivery(terms([only]), store, { place, at: noon })
          return decision.delivers ? decision.feeCents : -1
        }
        expect(by("STRAIGHT")).toBeGreaterThanOrEqual(fee)
        expect(by("ROAD")).toBeGreaterThanOrEqual(by("STRAIGHT"))
      }),
    )
  })

  test("a hole in a drawn area is not within it, and neither is what lies outside", () => {
    fc.assert(
      fc.property(places, (place) => {
        const [x, y] = place
        const ring = [...square([-46.65, -23.55], 0.05), ...square([-46.65, -23.55], 0.02)]
        const far = Math.max(Math.abs(x + 46.65), Math.abs(y + 23.55))
        fc.pre(Math.abs(far - 0.05) > 1e-9 && Math.abs(far - 0.02) > 1e-9)
        expect(isWithinArea(place, ring)).toBe(far < 0.05 && far > 0.02)
      }),
    )
  })

  test("an area of neighborhoods holds an address that names one, and a place within one that is drawn", () => {
    const pinheiros = area({ shape: "NEIGHBORHOOD", neighborhoods: "Tatuapé\nPINHEIROS" })
    const at = noon
    const decide = (place: Place, neighborhood?: string) =>
      decideDelivery(terms([pinheiros]), store, { place, neighborhood, at }).delivers
    expect(decide([-46.69, -23.56])).toBe(true)
    expect(decide([-46.5, -23.5], "tatuape")).toBe(true)
    expect(decide([-46.5, -23.5], "Mooca")).toBe(false)
  })

  test("hours over midnight count until the morning of the following day", () => {
    const night = { weekdays: ["SUN"] as ReadonlyArray<string>, from: "22:00", until: "06:00" }
    const at = (time: string) => isWithinTimes(night as never, Date.parse(time), store.timeZone)
    expect(at("2026-11-29T22:30:00-03:00")).toBe(true)
    expect(at("2026-11-30T05:59:00-03:00")).toBe(true)
    expect(at("2026-11-30T06:00:00-03:00")).toBe(false)
    expect(at("2026-11-30T23:00:00-03:00")).toBe(false)
  })

  test("whoever is told no hears why: outside, in an area without delivery, or not at this time", () => {
    const place: Place = [-46.651, -23.561]
    const why = (given: ReadonlyArray<DeliveryArea>) => {
      const decision = decideDelivery(terms(given), store, { place, at: noon })
      return decision.delivers ? "DELIVERS" : decision.why
    }
    expect(why([])).toBe("OUTSIDE")
    expect(why([area({ delivers: "NO" }), area({})])).toBe("NO_DELIVERY")
    expect(why([area({ from: "18:00", until: "23:00" })])).toBe("NOT_NOW")
    expect(why([area({ delivers: "NO", from: "22:00", until: "06:00" }), area({})])).toBe("DELIVERS")
  })

  test("an order large enough is delivered for free", () => {
    const free = terms([area({})], { freeAbove: 12_000 })
    const decide = (totalCents?: number) =>
      decideDelivery(free, store, { place: store.place, at: noon, totalCents })
    expect(decide(12_000)).toMatchObject({ feeCents: 790, isFree: true })
    expect(decide(11_999)).toMatchObject({ isFree: false })
    expect(decide()).toMatchObject({ isFree: false })
  })
})

test("orders of the last days are counted in the area that wins, at whatever time it counts", () => {
  const terms: DeliveryTerms = {
    choice: "FIRST",
    freeAbove: null,
    areas: [
      area({ name: "Noite", radiusKm: 1, from: "22:00", until: "23:00" }),
      area({ name: "Perto", radiusKm: 3 }),
      area({ name: "Longe", radiusKm: 9, isActive: false }),
    ],
  }
  const tallies = tallyAreas(terms, store, [
    { place: store.place, orders: 2, totalCents: 9000 },
    { place: [-46.65, -23.545], orders: 3, totalCents: 12_000 },
    { place: [-46.65, -23.547], orders: 1 },
    { place: [-46.65, -23.5], orders: 8, totalCents: 1 },
  ])
  expect(tallies).toEqual([
    { orders: 2, totalCents: 9000 },
    { orders: 4, totalCents: 12_000 },
    { orders: 0, totalCents: 0 },
  ])
})
