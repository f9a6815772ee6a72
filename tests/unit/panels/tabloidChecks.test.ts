import { expect, test } from "vitest"
import { tabloidProblems } from "../../../src/panels/offerTabloids/tabloidChecks.ts"

const now = Date.parse("2026-03-01T12:00:00Z")
const tabloid = {
  pages: [],
  document: { _id: 1, label: "ofertas.pdf" },
  items: [{ name: "Arroz" }],
  startsAt: "2026-03-01T03:00:00Z",
  endsAt: "2026-04-05T03:00:00Z",
}
const problems = (more: object) => tabloidProblems({ ...tabloid, ...more }, now)

test("a moderator is told what is wrong with a tabloid, and nothing of what the server does not tell", () => {
  expect(problems({})).toEqual([])
  expect(problems({ endsAt: "2026-04-06T03:00:00Z" })).toEqual(["DAYS"])
  expect(problems({ document: null, items: [] })).toEqual(["PAGES", "OFFERS"])
  expect(problems({ startsAt: "2026-02-01T03:00:00Z", endsAt: "2026-02-08T03:00:00Z" })).toEqual(["ENDS"])
  expect(tabloidProblems({}, now)).toEqual([])
})
