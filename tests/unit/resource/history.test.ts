import { expect, test } from "vitest"
import { changesBetween, versionsIn } from "../../../src/resource/described/history/versions.ts"

const line = (_id: number, changes: ReadonlyArray<object>, action = "UPDATE") => ({
  _id,
  at: `2026-11-0${_id}T12:00:00.000Z`,
  actor: null,
  action: action as "UPDATE",
  changes: changes as ReadonlyArray<{ field: string }>,
})

const history = [
  line(5, [{ field: "cpf" }], "REVEAL"),
  line(4, [
    { field: "fee", old: 300, new: 200 },
    { field: "plan", old: "Prata" },
  ]),
  line(3, [{ field: "fee", old: 200, new: 300 }]),
  line(2, [{ field: "plan", new: "Prata" }]),
  line(1, [{ field: "fee", new: 200 }], "CREATE"),
]

test("two versions of a record differ by what was changed between them and not changed back", () => {
  const versions = versionsIn(history)
  expect(versions.map(({ _id }) => _id)).toEqual([4, 3, 2, 1])
  const between = (one: number, other: number) =>
    changesBetween(versions, versions[one]!, versions[other]!).map(({ field, ...change }) => [field, change])
  expect(between(0, 3)).toEqual([])
  expect(between(0, 2)).toEqual([["plan", { old: "Prata" }]])
  expect(between(3, 1), "whichever is named first").toEqual([
    ["plan", { new: "Prata" }],
    ["fee", { old: 200, new: 300 }],
  ])
  expect(between(1, 1)).toEqual([])
})
