import { expect, test } from "vitest"
import { sinceText } from "../../../src/panels/menu/stops/sinceText.ts"

const now = Date.parse("2026-11-30T12:00:00Z")
const said = {
  say: (key: string, values: object = {}) => `${key} ${Object.values(values).join(" ")}`,
  moment: (iso: string) => iso.slice(11, 16),
  now,
}
const stop = (hours: number, by?: string) => ({
  list: "items" as const,
  _id: 1,
  since: new Date(now - hours * 3_600_000).toISOString(),
  ...(by !== undefined && { by }),
  notices: [],
})

test("from two days on it is told in days since when something is sold out", () => {
  expect(sinceText(stop(3), said)).toBe("since 09:00")
  expect(sinceText(stop(3, "Marina"), said)).toBe("sinceBy 09:00 Marina")
  expect(sinceText(stop(47), said)).toBe("since 13:00")
  expect(sinceText(stop(6 * 24 + 5), said)).toBe("days 6")
  expect(sinceText({ ...stop(1), since: undefined } as never, said)).toBeUndefined()
  expect(sinceText(undefined, said)).toBeUndefined()
})
