import { expect, test } from "vitest"
import { rowsLeftOutHeader } from "../../../src/contract/wire/unreadable.ts"
import { columnName, tableName } from "../../../host/server/db/described/names.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api, Kind } from "../api.ts"

/** Lists one of whose rows cannot be answered: a row costs a row, and nothing anybody does silences the log. */
export const lostRowSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const page = { filter: {}, pageNumber: 0, pageSize: 100, sortField: "id", sortOrder: "desc" }
  const find = (path: string, as: Kind = "root") => api().ask("POST", `${path}/find`, { as, body: page })
  const leftOut = (answer: Awaited<ReturnType<typeof find>>) => answer.headers.get(rowsLeftOutHeader)

  test("whoever takes whichever list or history along leaves a line, and the log goes on telling everybody", async () => {
    const all = { filter: {}, ids: [1], sortField: "id", sortOrder: "asc" }
    for (const { name, path } of resources)
      for (const as of ["root", "franchise"] as const) {
        const taken = await api().ask("POST", `${path}/export`, { as, body: all })
        expect([name, as, taken.status]).toEqual([name, as, expect.toBeOneOf([200, 403])])
        const [row] = taken.status === 200 ? (await find(path, as)).body.items : []
        if (row) await api().ask("GET", `${path}/${row._id}/history?purpose=file`, { as })
      }
    for (const as of ["root", "franchise"] as const) {
      const log = await find("/logs", as)
      expect([as, log.status, leftOut(log)]).toEqual([as, 200, null])
      expect(log.body.items[0]).toMatchObject({ action: "EXPORT" })
    }
    const [{ lists } = {}] = await api().rows(
      `select array_agg(distinct list) as lists from audit_lines where action = 'EXPORT' and actor = 1`,
    )
    expect(lists).toEqual(expect.arrayContaining(resources.map(({ name }) => name)))
  })

  test("a line about a list of an installation's own is told by the list's name, and one nobody knows how to tell costs itself alone", async () => {
    await api().rows(`insert into audit_lines (action, list, record_id, label) values
      ('UPDATE', 'ownList', 1, 'Própria'), ('NO_SUCH', 'packings', 1, 'Estranha'), ('UPDATE', 'packings', 1, 'Comum')`)
    const log = await find("/logs")
    expect([log.status, leftOut(log)]).toEqual([200, "1"])
    const told = log.body.items.map(({ label, list }: { label: string; list: string }) => [label, list])
    expect(told.slice(0, 2)).toEqual([
      ["Comum", "packings"],
      ["Própria", "ownList"],
    ])
    const [{ id } = {}] = await api().rows(
      "select max(id)::int as id from audit_lines where label = 'Própria'",
    )
    expect((await api().ask("GET", `/logs/${String(id)}`, { as: "root" })).body.list).toBe("ownList")
    const past = await api().ask("GET", "/packing/1/history", { as: "root" })
    expect([past.status, leftOut(past)]).toEqual([200, "1"])
    await api().rows(`delete from audit_lines where label in ('Própria', 'Estranha', 'Comum')`)
  })

  /** A field of a list that holds one of some values. */
  const choiceOf = ({ fields, status }: Resource) =>
    Object.entries(fields).find(
      ([, { kind, rules }]) => kind === "choice" && !rules.open && !rules.derived && !rules.keptBy,
    )?.[0] ?? (status?.derived ? undefined : status && "status")

  test("a row the server cannot answer costs that row, of whichever list", async () => {
    const tried: Array<string> = []
    for (const resource of resources) {
      const column = choiceOf(resource)
      const before = await find(resource.path)
      const [row] = before.status === 200 ? before.body.items : []
      if (column === undefined || !row) continue
      const change = (to: string) =>
        api().rows(
          `update ${tableName(resource)} set ${columnName(resource, column)} = ${to} where id = ${row._id}`,
        )
      // Some columns the database itself keeps sound.
      const isChanged = await change("'NO_SUCH_VALUE'").then(
        () => true,
        () => false,
      )
      if (!isChanged) continue
      const after = await find(resource.path)
      await change(row[column] === null ? "null" : `'${row[column]}'`)
      const ids = before.body.items
        .map(({ _id }: { _id: number }) => _id)
        .filter((id: number) => id !== row._id)
      expect([resource.name, after.status, leftOut(after)]).toEqual([resource.name, 200, "1"])
      expect(after.body.items.map(({ _id }: { _id: number }) => _id)).toEqual(ids)
      tried.push(resource.name)
    }
    expect(tried.length).toBeGreaterThan(25)
  })

  test("a value that cannot be written leaves its cell of a file empty, and every row is there", async () => {
    const take = async () => {
      const body = { filter: {}, sortField: "id", sortOrder: "asc", columns: ["id", "hours"] }
      const { text } = await api().ask("POST", "/offer/store/export", { as: "root", body })
      return text.trim().split("\r\n")
    }
    const before = await take()
    const [{ id, hours } = {}] = await api().rows(
      "select id::int, hours::text from offer_stores where hours is not null order by id limit 1",
    )
    await api().rows(`update offer_stores set hours = '{"1": "no shifts"}' where id = ${String(id)}`)
    const after = await take()
    await api().rows(`update offer_stores set hours = '${String(hours)}' where id = ${String(id)}`)
    expect(after).toHaveLength(before.length)
    expect(after.filter((line, at) => line !== before[at])).toEqual([
      expect.stringMatching(/^"?\d+"?[;,]("")?$/),
    ])
  })
}
