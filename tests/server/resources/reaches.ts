import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import type { Caller } from "../../../host/server/access/caller.ts"
import { contextsOf } from "../../../host/server/resource/context.ts"
import { moveRecords } from "../../../host/server/resource/moveRecords.ts"
import { allows } from "../../../src/contract/access/access.ts"
import type { CurrentUser } from "../../../src/contract/session/currentUser.ts"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import { tableName } from "../../../host/server/db/described/names.ts"
import { sourcesOf } from "../../../host/server/resource/sources.ts"
import { MoveRefused } from "../../../src/contract/resource/refusals.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh, type Kind, kinds } from "../api.ts"
import { asking } from "./asking.ts"

/** Tests of rights in described lists: who may do what, and whose records they see. */
export const reachSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, bodyOf, create } = asking(api, resources)
  const named = (name: string) => resources.find((one) => one.name === name)!
  const writable = resources.filter(({ readOnly }) => !readOnly)

  test.each(kinds)("%s opens and writes exactly the lists their gates and scopes let them", async (as) => {
    const user = (await api().ask("GET", "/acl/users/me", { as })).body as CurrentUser
    for (const resource of resources) {
      const found = await ask("POST", `${resource.path}/find`, {}, { as })
      expect([resource.name, found.status]).toEqual([
        resource.name,
        allows(resource.access, user) ? 200 : 403,
      ])
    }
    for (const resource of writable) {
      const { status } = await ask("DELETE", `${resource.path}/999999`, undefined, { as })
      expect([resource.name, status]).toEqual([resource.name, mayWrite(resource, user) ? 404 : 403])
    }
  })

  test("nobody without a session gets near a list", async () => {
    for (const { path } of resources)
      expect((await api().ask("POST", `${path}/find`, { body: {} })).status).toBe(401)
  })

  test("a record of another tenant and one that does not exist get the same answer, byte for byte", async () => {
    const resource = named("packings")
    const { path } = resource
    const foreign = await ask("POST", path, { name: fresh("F"), abbreviation: "F", kind: "UNIT", owner: 2 })
    const calls = [
      (id: number) => ask("GET", `${path}/${id}`, undefined, { as: "application" }),
      (id: number) => ask("PUT", `${path}/${id}`, { name: "X", version: 1 }, { as: "application" }),
      (id: number) => ask("DELETE", `${path}/${id}`, undefined, { as: "application" }),
      (id: number) => ask("GET", `${path}/${id}/history`, undefined, { as: "application" }),
    ]
    for (const call of calls) {
      const [there, nowhere] = [await call(foreign.body._id), await call(999_999)]
      expect([there.status, there.text]).toEqual([404, nowhere.text])
    }
    const many = { ids: [foreign.body._id] }
    expect((await ask("POST", `${path}/remove`, many, { as: "application" })).body).toMatchObject({
      removed: 0,
    })
    const { body } = await ask(
      "POST",
      `${path}/find`,
      { filter: { search: "F" }, pageSize: 100 },
      { as: "application" },
    )
    expect(body.items.map(({ _id }: { _id: number }) => _id)).not.toContain(foreign.body._id)
  })

  test("whoever works for one company sees and makes its coupons alone; an owner out of reach is unknown", async () => {
    const { path } = named("coupons")
    const {
      owner: _,
      items,
      categories,
      ...wish
    } = (await bodyOf(named("coupons"))) as Record<string, unknown>
    const ofAnother = await ask("POST", path, { ...wish, items, categories }, { headers: { company: "2" } })
    expect([ofAnother.status, ofAnother.body.code]).toEqual([422, "unknown_reference"])
    const made = await ask("POST", path, wish, { headers: { company: "2" } })
    expect(made.body.owner).toMatchObject({ _id: 2 })
    const seen = await ask("POST", `${path}/find`, { pageSize: 100 }, { headers: { company: "2" } })
    expect(new Set(seen.body.items.map(({ owner }: { owner: { _id: number } }) => owner._id))).toEqual(
      new Set([2]),
    )
    const foreign = await ask(
      "POST",
      path,
      { ...wish, code: "OUTRA", owner: 1 },
      { headers: { company: "2" } },
    )
    expect([foreign.status, foreign.body.code, foreign.body.field]).toEqual([
      422,
      "unknown_reference",
      "owner",
    ])
  })

  test("choices are those within reach, by name or id, for who opens their list or one that names them", async () => {
    const mine = await ask("GET", "/choices/companies?search=largo", undefined, { as: "restaurant" })
    expect(mine.body).toEqual([{ _id: 1, label: "Cantina do Largo", timeZone: "America/Sao_Paulo" }])
    expect(
      (await ask("GET", "/choices/companies?ids=1,2", undefined, { as: "restaurant" })).body,
    ).toHaveLength(1)
    expect((await ask("GET", "/choices/users", undefined, { as: "partner" })).status).toBe(403)
    const statusOf = async (source: string, as: Kind) =>
      (await ask("GET", `/choices/${source}?search=a`, undefined, { as })).status
    for (const source of ["people", "companyGroups", "deliveryPeople", "roles", "coupons", "files"])
      expect([source, await statusOf(source, "partner")]).toEqual([source, 403])
    // Tickets, which a partner opens, name a department.
    for (const source of ["tickets", "departments", "companies"])
      expect([source, await statusOf(source, "partner")]).toEqual([source, 200])
    expect([await statusOf("files", "root"), await statusOf("people", "franchise")]).toEqual([403, 200])
    const companiesFor = async (more: string) =>
      (await ask("GET", `/choices/companies?${more}`)).body.map(({ _id }: { _id: number }) => _id)
    const ofApplication = await api().rows("select id from companies where application_id = 2")
    expect(new Set(await companiesFor("list=companyGroups&owner=2")), "those the record may name").toEqual(
      new Set(ofApplication.map(({ id }) => Number(id))),
    )
    expect(await companiesFor("list=companyGroups&owner=999999")).toEqual([])
    expect((await companiesFor("list=companyGroups")).length).toBeGreaterThan(ofApplication.length)
    expect((await ask("GET", "/choices/nothing")).status).toBe(404)
    expect((await ask("GET", "/choices/companies?ids=1,x")).status).toBe(400)
    expect((await ask("GET", "/choices/companySegments?search=pizza")).body).toMatchObject([
      { label: "Pizza" },
    ])
  })

  test("a list knows how many records each of its owners has, whatever was made and deleted", async () => {
    for (const resource of resources) {
      const table = tableName(resource)
      const owner = resource.scope === "platform" ? "0" : "application_id"
      const there = await api().rows(`select ${owner}::int as owner, count(*)::int as records from ${table}
        where ${owner} is not null group by 1 order by 1`)
      const kept = await api().rows(`select owner::int, sum(records)::int as records from record_counts
        where list = '${table}' and scope = '${owner === "0" ? "all" : owner}'
        group by owner having sum(records) > 0 order by owner`)
      expect([table, kept]).toEqual([table, there])
    }
    const { path } = named("coupons")
    for (const as of ["root", "application", "franchise"] as const) {
      const { body } = await ask("POST", `${path}/find`, { pageSize: 100 }, { as })
      expect([as, body.totalCount]).toEqual([as, body.items.length])
    }
  })

  test("a search of all lists finds what the caller may open, and nothing of others", async () => {
    const found = await ask("GET", "/choices?search=pizza")
    expect(found.body).toContainEqual(expect.objectContaining({ source: "companySegments", label: "Pizza" }))
    expect(found.body).toContainEqual(expect.objectContaining({ source: "coupons", label: "PIZZA15" }))
    const own = await ask("GET", "/choices?search=pizza", undefined, { as: "restaurant" })
    expect(own.body).not.toContainEqual(expect.objectContaining({ label: "PIZZA15" }))
    const theirs = await ask("GET", "/choices?search=pizza", undefined, { as: "partner" })
    const lists = (theirs.body as ReadonlyArray<{ readonly source: string }>).map(({ source }) => source)
    expect([...new Set(lists)]).toEqual(["appCategories", "licenses"])
    expect((await ask("GET", "/choices?search=%20")).body).toEqual([])
    expect((await ask("GET", "/choices")).status).toBe(400)
  })

  /** Resumes the thousand, as a list whose rule refuses some and writes something else into each would. */
  const resumeByRule = async () => {
    const { db } = api().server.store!
    const { body: user } = await ask("GET", "/acl/users/me")
    const move = (_: unknown, { _id }: { _id: unknown }) =>
      Number(_id) % 10 === 0
        ? Effect.fail(new MoveRefused({ from: "PAUSED", nextStatuses: [] }))
        : Effect.succeed({ used: _id, endsAt: "2030-01-01T00:00:00Z" })
    const rules = new Map([["coupons", { move }]])
    const context = contextsOf(resources, sourcesOf(resources), { rules }).find(
      ({ resource }) => resource.name === "coupons",
    )!
    const selection = { filter: { search: "QMIL" }, expected: 1000 }
    const caller = { user, reach: { kind: "all" } } as unknown as Caller
    const at = { tx: db, caller, language: "ptBr" } as const
    const done = await Effect.runPromise(moveRecords(context, at, { to: "ACTIVE" }, selection))
    expect([done.moved, done.refused.length]).toEqual([900, 100])
    const [written] = await api().rows(`select count(*)::int as count from coupons where code like 'QMIL%'
      and status = 'ACTIVE' and used = id and ends_at = '2030-01-01T00:00:00Z'`)
    expect(written).toEqual({ count: 900 })
  }

  test("a thousand coupons change their status in one call, and each leaves a line", async () => {
    const { body } = await create(named("coupons"), { startsAt: "2020-01-01T03:00:00Z" })
    const columns = "application_id, company_id, status, title, type, percent, starts_at, audience, funded_by"
    await api().rows(`insert into coupons (code, ${columns})
      select 'QMIL' || n, ${columns} from coupons, generate_series(1, 1000) n where id = ${body._id}`)
    const rows = { filter: { search: "QMIL", status: ["ACTIVE"] }, expected: 1000 }
    const started = performance.now()
    const moved = await ask("POST", `${named("coupons").path}/move`, { to: "PAUSED", rows })
    expect(moved.body).toEqual({ moved: 1000, refused: [] })
    expect(performance.now() - started).toBeLessThan(10_000)
    const [lines] = await api().rows(
      "select count(*)::int as count from audit_lines where action = 'STATUS' and label like 'QMIL%'",
    )
    expect(lines).toEqual({ count: 1000 })
    const changed = await ask("POST", `${named("coupons").path}/move`, { to: "PAUSED", rows })
    expect([changed.status, changed.body.code]).toEqual([409, "count_changed"])
    await resumeByRule()
    await api().rows("delete from coupons where code like 'QMIL%'")
  })
}
