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

/** The repeats of a file with a code, a name and a price, in a store with one item of code 77. */
const repeatsOf = async (...lines: ReadonlyArray<string>) => {
  const [sample] = sampleMenuItems(Date.now())
  const item = { ...sample!, _id: 1, name: "Calzone", code: "77", price: 4000 }
  const { fetch } = memoryBackend({ resources: [listed(menuItems, [item])] })
  const { api } = createClient({
    api: "http://api.test",
    session: hostSession({ getToken: () => Promise.resolve("t"), permissions: [] }),
    fetch,
  })
  const columns = ["code", "name", "price"]
  const table = { columns, lines: readTable(lines.join("\n")) }
  const rows = importRows(resource, table, { named: () => undefined, dayOrder: "dayFirst", timeZone })
  const { owner } = item
  return await Effect.runPromise(
    findRepeats(api, resource, { rows, fields: new Set(columns), owner: owner ?? undefined, timeZone }),
  )
}

test("a line with the code of a record updates what it says otherwise, and creates nothing", async () => {
  const repeats = await repeatsOf("77;Calzone de queijo;45,90", "78;Focaccia;20,00")
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
