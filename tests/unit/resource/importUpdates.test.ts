import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { createClient, hostSession } from "../../../src/api/client.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { menuItems } from "../../../src/contract/resources/menuItems.ts"
import { findRepeats } from "../../../src/resource/importing/findRepeats.ts"
import { importRows } from "../../../src/resource/importing/importRows.ts"
import { readTable } from "../../../src/resource/importing/readTable.ts"
import { sampleMenuItems } from "../../../src/samples/menuItems.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

const resource: Resource = menuItems
const timeZone = "America/Sao_Paulo"

/** A file with some columns, compared with a store's items: one of code 77 among more whose codes contain 77. */
const compare = async (columns: ReadonlyArray<string>, ...lines: ReadonlyArray<string>) => {
  const [sample] = sampleMenuItems(Date.now())
  const item = { ...sample!, _id: 1, name: "Calzone", code: "77", price: 4000 }
  const more = Array.from({ length: 120 }, (_, at) => ({
    ...item,
    _id: at + 2,
    code: `77${at}`,
    name: `Pão ${at}`,
  }))
  const { fetch } = memoryBackend({ resources: [listed(menuItems, [item, ...more])] })
  const { api } = createClient({
    api: "http://api.test",
    session: hostSession({ getToken: () => Promise.resolve("t"), permissions: [] }),
    fetch,
  })
  const table = { columns, lines: readTable(lines.join("\n")) }
  const rows = importRows(resource, table, { named: () => undefined, dayOrder: "dayFirst", timeZone })
  const { owner } = item
  return await Effect.runPromise(
    findRepeats(api, resource, { rows, fields: new Set(columns), owner: owner ?? undefined, timeZone }),
  )
}

/** The repeats of a file with a code, a name and a price. */
const repeatsOf = async (...lines: ReadonlyArray<string>) =>
  (await compare(["code", "name", "price"], ...lines)).repeats

test("a line with the code of a record updates what it says otherwise, and creates nothing", async () => {
  const repeats = await repeatsOf("77;Calzone de queijo;45,90", "99;Focaccia;20,00")
  expect([...repeats.keys()]).toEqual([1])
  expect(repeats.get(1)).toMatchObject({
    update: { row: { _id: 1, version: 1 }, changes: { name: "Calzone de queijo", price: 4590 } },
  })
})

test("an empty cell leaves its field, and a line that says what is there changes nothing", async () => {
  const empty = await repeatsOf('77;Calzone;""')
  expect(empty.get(1)).toMatchObject({ update: { changes: {} } })
  const same = await repeatsOf("77;Calzone;40,00")
  expect(same.get(1)).toMatchObject({ update: { changes: {} } })
})

test("a file with a key and a price updates; a key nobody has is named with what a new record lacks", async () => {
  const { repeats, refused } = await compare(["code", "price"], "77;45,90", "99;12,00", "775;9,00")
  expect([...repeats]).toMatchObject([
    [1, { name: "Calzone", update: { row: { _id: 1 }, changes: { price: 4590 } } }],
    [3, { name: "Pão 5", update: { changes: { price: 900 } } }],
  ])
  expect([...refused].map(([line, problems]) => [line, problems.map(({ name }) => name)])).toEqual([
    [2, ["name", "category"]],
  ])
})

test("an update that breaks a rule of its record is left out, with the reason", async () => {
  const { repeats, refused } = await compare(["code", "promoPrice"], "77;45,90")
  expect(repeats.size).toBe(0)
  expect(refused.get(1)).toMatchObject([{ name: "promoPrice", problem: "limit" }])
})

test("a line without a key lacks what a new record needs at once", () => {
  const table = { columns: ["code", "price"], lines: readTable('"";10,00\n77;10,00') }
  const rows = importRows(resource, table, { named: () => undefined, dayOrder: "dayFirst", timeZone })
  expect(rows.map(({ problems }) => problems.map(({ name }) => name))).toEqual([["name", "category"], []])
})
