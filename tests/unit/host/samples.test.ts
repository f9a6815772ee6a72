import { describe, expect, it } from "vitest"
import { samplesAt } from "../../../host/server/seed/samples.ts"
import * as all from "../../../src/contract/all.ts"

const store = (name: string, type: "restaurant" | "supermarket") => ({
  id: 1,
  name,
  type,
  applicationId: 1,
})

/** A demo of two stores. Pictures are numbers alone. */
const demo = {
  now: Date.UTC(2026, 0, 4),
  places: { companies: [store("Cantina", "restaurant"), store("Mercado", "supermarket")] },
  pictures: { banner: [1], cover: [1], logo: [1] },
} as unknown as Parameters<typeof samplesAt>[0]

describe("whoever opens the demo", () => {
  it("finds records in every list that has samples, each behind the lists it names", async () => {
    const samples = await samplesAt(demo)
    const names = samples.map(([{ name }]) => name)
    const elsewhere = Object.keys(all).filter((name) => !names.includes(name))
    expect(elsewhere).toEqual(["banks", "companies", "franchises", "jobs", "looseDeliveries"])
    for (const [index, [{ name, fields }, rows]] of samples.entries()) {
      const later = names.slice(index + 1)
      const named = Object.values(fields).map(({ to = "" }) => to)
      expect([name, rows.length > 0, later.filter((other) => named.includes(other))]).toEqual([
        name,
        true,
        [],
      ])
    }
  })
})
