import { expect, test } from "vitest"
import { rangeOf, rangeText, severalOf, severalText, validValue } from "../../../src/resource/filterValue.ts"

test("several values stay what they are in an address, commas and all", () => {
  const values = ["A", "b,c", "São Paulo", "100%"]
  expect(severalOf(severalText(values))).toEqual(values)
  expect(severalOf("A,%E0%A4%A")).toEqual(["A"])
})

test("an old address with values nobody knows any more filters by those that are left", () => {
  expect(validValue({ kind: "several" }, ["A", "B"], "A,X")).toBe("A")
  expect(validValue({ kind: "several" }, ["A", "B"], "X")).toBeUndefined()
  expect(validValue(undefined, ["true", "false"], "maybe")).toBeUndefined()
})

test("a range may be open at either end, and nonsense is no range", () => {
  const numbers = { kind: "numbers", digits: 2 } as const
  expect(rangeOf(rangeText({ from: "1.5", to: "" }))).toEqual({ from: "1.5", to: "" })
  expect(validValue(numbers, [], "10..")).toBe("10..")
  expect(validValue(numbers, [], "..")).toBeUndefined()
  expect(validValue(numbers, [], "ten..20")).toBeUndefined()
  expect(validValue({ kind: "days" }, [], "2026-13-40..")).toBeUndefined()
})
