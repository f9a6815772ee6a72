import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { derivedStatus } from "../../../src/contract/resource/derivedStatus.ts"
import { contracts } from "../../../src/contract/resources/contracts.ts"
import { banners } from "../../../src/contract/resources/banners.ts"
import { coupons } from "../../../src/contract/resources/coupons.ts"
import { licenses } from "../../../src/contract/resources/licenses.ts"

const statusOf = (resource: Resource, written: string, values: object, now: string) =>
  derivedStatus(resource, written, values as never, Date.parse(now))

test.each([
  ["ACTIVE", { startsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T11:59:59Z", "SCHEDULED"],
  ["ACTIVE", { startsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T12:00:00Z", "ACTIVE"],
  ["PAUSED", { startsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T11:59:59Z", "PAUSED"],
  ["ACTIVE", { endsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T11:59:59Z", "ACTIVE"],
  ["ACTIVE", { endsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T12:00:00Z", "EXPIRED"],
  ["PAUSED", { endsAt: "2026-11-22T12:00:00Z" }, "2026-11-22T12:00:00Z", "EXPIRED"],
  ["ACTIVE", { used: 100, limitTotal: 100 }, "2026-11-22T12:00:00Z", "EXHAUSTED"],
  ["ACTIVE", { used: 99, limitTotal: 100 }, "2026-11-22T12:00:00Z", "ACTIVE"],
  ["ACTIVE", { used: 100, limitTotal: null }, "2026-11-22T12:00:00Z", "ACTIVE"],
  ["ACTIVE", { used: 9, limitTotal: 9, endsAt: "2026-11-01T03:00:00Z" }, "2026-11-22T12:00:00Z", "EXPIRED"],
])("a coupon written as %s with %o is at %s %s", (written, values, now, status) => {
  expect(statusOf(coupons, written, values, now)).toBe(status)
})

test.each([
  ["2026-10-23T02:59:00Z", "ACTIVE"],
  ["2026-10-23T03:00:00Z", "ENDING"],
  ["2026-11-23T02:59:00Z", "ENDING"],
  ["2026-11-23T03:00:00Z", "ENDED"],
])("a contract until 22 November is at %s, by the platform's days, %s", (now, status) => {
  const values = { endsAt: "2026-11-22", renewal: "MANUAL" }
  expect(statusOf(contracts, "ACTIVE", values, now)).toBe(status)
  expect(statusOf(contracts, "ACTIVE", { ...values, renewal: "AUTO" }, now)).toBe("ACTIVE")
  expect(statusOf(contracts, "DRAFT", values, now)).toBe("DRAFT")
})

const signed = { email: "ana@exemplo.test", signedAt: "2026-10-01T12:00:00Z" }
const unsigned = { email: "beto@exemplo.test", signedAt: null }
test.each([
  ["SENT", [unsigned], "SENT"],
  ["SENT", [], "SENT"],
  ["SENT", [signed, unsigned], "PARTIALLY_SIGNED"],
  ["SENT", [signed, signed], "SIGNED"],
  ["DRAFT", [signed], "DRAFT"],
  ["CANCELED", [signed], "CANCELED"],
])(
  "a contract from 22 November that was left %s and signed by %o is %s the minute before that day",
  (written, signers, status) => {
    const values = { startsAt: "2026-11-22", renewal: "AUTO", signers }
    expect(statusOf(contracts, written, values, "2026-11-22T02:59:00Z")).toBe(status)
    const then = status === "SIGNED" ? "ACTIVE" : status
    expect(statusOf(contracts, written, values, "2026-11-22T03:00:00Z")).toBe(then)
  },
)

test("a banner of some days of the week is on air on those alone, where the platform is", () => {
  const on = (now: string, weekdays: ReadonlyArray<string>) => statusOf(banners, "LIVE", { weekdays }, now)
  expect(on("2026-11-26T02:59:00Z", ["WED"])).toBe("LIVE")
  expect(on("2026-11-26T03:00:00Z", ["WED"])).toBe("SCHEDULED")
  expect(on("2026-11-26T03:00:00Z", ["THU", "SUN"])).toBe("LIVE")
  expect(on("2026-11-26T03:00:00Z", [])).toBe("LIVE")
})

test.each([
  ["LIVE", "2026-10-31T23:59:59Z", "SCHEDULED"],
  ["LIVE", "2026-11-01T00:00:00Z", "LIVE"],
  ["LIVE", "2026-12-01T00:00:00Z", "ENDED"],
  ["OFF", "2026-10-01T00:00:00Z", "OFF"],
  ["OFF", "2026-12-02T00:00:00Z", "OFF"],
])("a banner for November that was left %s is at %s %s", (written, now, status) => {
  const values = { startsAt: "2026-11-01T00:00:00Z", endsAt: "2026-12-01T00:00:00Z" }
  expect(statusOf(banners, written, values, now)).toBe(status)
  expect(statusOf(banners, written, {}, now)).toBe(written)
})

test.each([
  ["ACTIVE", "2026-10-23T02:59:00Z", "ACTIVE"],
  ["ACTIVE", "2026-10-23T03:00:00Z", "EXPIRING"],
  ["ASSIGNED", "2026-10-23T03:00:00Z", "ASSIGNED"],
  ["ACTIVE", "2026-11-23T03:00:00Z", "EXPIRED"],
  ["ASSIGNED", "2026-11-23T03:00:00Z", "EXPIRED"],
  ["REVOKED", "2026-11-23T03:00:00Z", "REVOKED"],
])(
  "a license until 22 November written as %s is at %s %s, unless it renews itself",
  (written, now, status) => {
    const values = { expiresAt: "2026-11-22" }
    expect(statusOf(licenses, written, { ...values, renewsItself: false }, now)).toBe(status)
    expect(statusOf(licenses, written, { ...values, renewsItself: true }, now)).toBe(written)
  },
)
