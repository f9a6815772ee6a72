import { limits } from "../../../src/contract/limits.ts"
import { expect, test } from "vitest"
import { choicesIn, everything, foundEntries } from "../../../src/resource/described/history/historyFilter.ts"
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

test("what differs without being shown is named: a password, what was erased, what is masked", () => {
  const [later, former, first] = [
    line(3, [{ field: "password" }, { field: "name" }]),
    line(2, [
      { field: "cpf", old: "***.456", new: "***.456" },
      { field: "name", old: "Ana", new: "Bia" },
    ]),
    line(1, [{ field: "name", new: "Ana" }], "CREATE"),
  ]
  expect(changesBetween([later, former, first], later, first)).toEqual([
    { field: "cpf", old: "***.456", new: "***.456" },
    { field: "name" },
    { field: "password" },
  ])
})

test("two people of one name are told apart in a history, and one with two names is one", () => {
  const by = (_id: number, id: number | undefined, actor: string) => ({
    entry: { ...line(_id, []), actor: id === undefined ? null : { _id: id, label: actor } },
    actor,
    action: "",
    changes: [],
    note: "",
  })
  const entries = [by(5, 7, "Ana Lima"), by(4, 8, "Ana Lima"), by(3, 7, "Ana"), by(2, undefined, "Server")]
  const { who } = choicesIn(entries)
  expect(who).toEqual([
    ["#7", "Ana Lima #7"],
    ["#8", "Ana Lima #8"],
    ["server", "Server"],
  ])
  const found = foundEntries(entries, { ...everything, who: "#7" }, limits.timeZone)
  expect(found.map(({ entry }) => entry._id)).toEqual([5, 3])
})
