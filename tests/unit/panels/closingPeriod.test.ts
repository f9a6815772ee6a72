import { expect, test } from "vitest"
import { wrongDays } from "../../../src/panels/invoices/closingPeriod.ts"

const today = "2026-11-28"
const usual = { from: "2026-11-16", to: "2026-11-22", dueOn: "2026-12-08" }

test("a period is refused that ends before it starts, or is due in a year out of reason", () => {
  expect([...wrongDays(usual, today)]).toEqual([])
  expect([...wrongDays({ ...usual, to: "2026-11-15" }, today)]).toEqual(["to"])
  for (const dueOn of ["9999-12-08", "20265-12-08", "08/12/20265"])
    expect([dueOn, ...wrongDays({ ...usual, dueOn }, today)]).toEqual([dueOn, "dueOn"])
  expect([...wrongDays({ ...usual, from: "0090-11-16" }, today)]).toEqual(["from"])
})
