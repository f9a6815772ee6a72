import { expect, test } from "vitest"
import { amountOf, writeAmount, writeEstimate } from "../../../src/frame/amount.ts"

test("an amount is written as readers of the language write it", () => {
  expect(writeAmount("ptBr", 12_345.6)).toBe("12.345,6")
  expect(writeAmount("en", 12_345.6)).toBe("12,345.6")
  expect(writeAmount("ptBr", 7)).toBe("7")
})

test("an estimate says that it is one, short where Portuguese allows it", () => {
  expect(writeEstimate("ptBr", { about: 250_000 })).toBe("cerca de 250\u00a0mil")
  expect(writeEstimate("ptBr", { about: 1_200_000 })).toBe("cerca de 1.200.000")
  expect(writeEstimate("en", { about: 250_000 })).toBe("about 250,000")
})

test("a total is an estimate where its answer marks it", () => {
  expect(amountOf({ totalCount: 250_000, isEstimated: true })).toEqual({ about: 250_000 })
  expect(amountOf({ totalCount: 250_000 })).toBe(250_000)
})
