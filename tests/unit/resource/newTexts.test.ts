import { afterEach, expect, test, vi } from "vitest"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"
import { newTexts } from "../../../src/resource/described/recordTexts.ts"

afterEach(() => vi.useRealTimers())

test("a new record begins with its described values, and starts today by its store's clock", () => {
  vi.useFakeTimers({ now: Date.parse("2026-03-02T03:30:00Z") })
  expect(newTexts(coupons)).toMatchObject({ type: "PERCENT", startsAt: "2026-03-02T00:00", endsAt: "" })
  expect(newTexts(coupons, {}, "America/Manaus")["startsAt"]).toBe("2026-03-01T00:00")
  expect(newTexts(licenses)["startsAt"]).toBe("2026-03-02")
  expect(newTexts(coupons, { startsAt: "2026-04-01T10:00" })["startsAt"]).toBe("2026-04-01T10:00")
})
