import { describe, expect, it } from "vitest"
import { monthOf } from "../../../src/panels/franchises/royalty.ts"

const terms = { sales: 1_000_000, commission: 1200, royalty: 450, minimum: 60_000 }

describe("whoever simulates royalties", () => {
  it("sees the minimum while the share is less, and from where on it no longer counts", () => {
    expect(monthOf(terms)).toEqual({
      earned: 120_000,
      paid: 60_000,
      remaining: 60_000,
      isMinimum: true,
      minimumUntil: 1_333_334,
    })
    expect(monthOf({ ...terms, sales: 1_333_334 })).toMatchObject({ paid: 60_000, isMinimum: false })
    expect(monthOf({ ...terms, sales: 2_000_000 })).toMatchObject({ paid: 90_000, remaining: 150_000 })
  })

  it("sees what is lost with sales below what the minimum takes, and a minimum that always counts", () => {
    expect(monthOf({ ...terms, sales: 100_000 }).remaining).toBe(-48_000)
    expect(monthOf({ ...terms, royalty: 0 }).minimumUntil).toBeUndefined()
  })
})
