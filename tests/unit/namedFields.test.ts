import { expect, it } from "vitest"
import { findingsOf } from "./houseRules.ts"

const refused = ['row["code"]', "row as { code: string }", "{} as DescribedRow"]
const taken = ["row.code", "row[name]", "{} as Row"]

it("refuses parts of a list that read a field by text or from a row of any list", async () => {
  const lines = [...refused, ...taken].map((one) => `void (${one})\n`).join("")
  const part = "src/panels/lockers/Locker.ts"
  const findings = await findingsOf("named-fields", {
    "src/contract/resources/lockers.ts": lines,
    [part]: lines,
    "src/panels/board/Card.ts": lines,
  })
  expect(findings).toEqual(refused.map((_, index) => [part, index + 1]))
})
