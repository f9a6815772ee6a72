import { expect, test } from "vitest"
import { branchDigit } from "../../../src/contract/finance/branchDigit.ts"
import { sampleBankBranches } from "../../../src/samples/bankBranches.ts"
import { sampleBanks } from "../../../src/samples/banks.ts"

test("whoever types a branch's check digit wrong can be told, where the bank's rule is known", () => {
  expect(branchDigit("001", "1584")).toBe("9")
  expect(branchDigit("237", "151")).toBe("1")
  expect([branchDigit("001", "0006"), branchDigit("237", "6")]).toEqual(["X", "P"])
  expect([branchDigit("104", "0235"), branchDigit("001", "12a4")]).toEqual([undefined, undefined])
  const codeOf = (place: unknown) => sampleBanks[Number(place) - 1]?.code ?? ""
  for (const { bank, number, checkDigit } of sampleBankBranches) {
    const right = branchDigit(codeOf(bank), number)
    if (right !== undefined) expect(checkDigit).toBe(right)
  }
})
