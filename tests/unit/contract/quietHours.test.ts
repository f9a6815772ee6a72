import { expect, it } from "vitest"
import { afterQuietHours, isQuiet } from "../../../src/contract/messages/quietHours.ts"

const at = (time: string) => Date.parse(`2090-05-04T${time}:00-03:00`)

it("leaves people alone from 22:00 to 8:00, and goes on in the morning", () => {
  expect(["07:59", "08:00", "21:59", "22:00", "00:30"].map((time) => isQuiet(at(time)))).toEqual([
    true,
    false,
    false,
    true,
    true,
  ])
  expect(afterQuietHours(at("12:00"))).toBe(at("12:00"))
  expect(afterQuietHours(at("03:10"))).toBe(at("08:00"))
  expect(afterQuietHours(at("22:30"))).toBe(at("08:00") + 86_400_000)
})
