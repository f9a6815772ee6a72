import { expect, test } from "vitest"
import { itemAmount } from "../../../src/frame/itemAmount.ts"

test("what is weighed is written in kilograms, also where it was ordered by the piece", () => {
  expect(itemAmount("ptBr", { quantity: 2.75, unit: "KG" })).toBe("2,75 kg")
  expect(itemAmount("en", { quantity: 2.75, unit: "UN", change: "WEIGHED" })).toBe("2.75 kg")
  expect(itemAmount("ptBr", { quantity: 2 })).toBe("2")
})
