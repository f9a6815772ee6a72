import { expect, test } from "vitest"
import { writeAmount } from "../../../src/frame/amount.ts"

test("an amount is written as readers of the language write it", () => {
  expect(writeAmount("ptBr", 12_345.6)).toBe("12.345,6")
  expect(writeAmount("en", 12_345.6)).toBe("12,345.6")
  expect(writeAmount("ptBr", 7)).toBe("7")
})
