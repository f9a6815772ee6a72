import { expect, test } from "vitest"
import { hoursToSolve, tickets } from "../../../src/contract/resources/tickets.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Api, Kind } from "../api.ts"
import { asking } from "./asking.ts"

const resource: Resource = tickets
const hourMs = 3_600_000

/** Tests of the help desk beyond every list's behavior. */
export const ticketSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, create } = asking(api, resources)
  const pathOf = (id: number) => `${resource.path}/${id}`
  const open = async (more: object = {}) => (await create(resource, more)).body
  const move = (id: number, to: string, as: Kind = "root") =>
    ask("POST", `${pathOf(id)}/move`, { to }, { as })
  const find = (filter: object, as: Kind = "root") =>
    ask(
      "POST",
      `${resource.path}/find`,
      { filter, sortField: "id", sortOrder: "desc", pageNumber: 0, pageSize: 100 },
      { as },
    )
  const idsOf = async (filter: object) =>
    (await find(filter)).body.items.map(({ _id }: { readonly _id: number }) => _id) as ReadonlyArray<number>

  test("a ticket is due by its priority, and as long again once it is opened again", async () => {
    const { _id, createdAt, dueAt, requester } = await open({ priority: "HIGH" })
    expect(requester).toEqual(expect.any(String))
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBeGreaterThan(hoursToSolve.HIGH * hourMs - 5000)
    const { body: low } = await ask("PUT", pathOf(_id), { priority: "LOW", version: 1 })
    expect(Date.parse(low.dueAt) - Date.parse(dueAt)).toBeGreaterThan(60 * hourMs)
    await api().rows(`update tickets set due_at = now() - interval '9 days' where id = ${_id}`)
    await move(_id, "SOLVED")
    await api().rows(`update tickets set solved_at = now() - interval '2 minutes' where id = ${_id}`)
    const before = Date.now()
    await move(_id, "IN_PROGRESS")
    const { body } = await ask("GET", pathOf(_id))
    expect(body).toMatchObject({ reopenings: 1, solvedAt: null })
    expect(Date.parse(body.dueAt)).toBeGreaterThanOrEqual(before + hoursToSolve.LOW * hourMs)
    const { body: high } = await ask("PUT", pathOf(_id), { priority: "HIGH", version: body.version })
    expect(Date.parse(body.dueAt) - Date.parse(high.dueAt)).toBe(
      (hoursToSolve.LOW - hoursToSolve.HIGH) * hourMs,
    )
  })

  test("a ticket that was solved by mistake is as it was before", async () => {
    const { _id, dueAt } = await open({ priority: "HIGH" })
    await move(_id, "IN_PROGRESS")
    await move(_id, "SOLVED")
    await move(_id, "IN_PROGRESS")
    const { body } = await ask("GET", pathOf(_id))
    expect(body).toMatchObject({ reopenings: 0, solvedAt: null, dueAt })
  })

  test("a company says that its ticket is solved, and leaves the rest and its priority to the desk", async () => {
    const { _id, version } = await open()
    const { body: seen } = await ask("GET", pathOf(_id), undefined, { as: "restaurant" })
    expect(seen.nextStatuses).toEqual(["SOLVED", "CANCELED"])
    const refused = await move(_id, "ON_HOLD", "restaurant")
    expect([refused.status, refused.body.nextStatuses]).toEqual([409, ["SOLVED", "CANCELED"]])
    const raised = { priority: seen.priority === "HIGH" ? "LOW" : "HIGH", version }
    const kept = await ask("PUT", pathOf(_id), raised, { as: "restaurant" })
    expect([kept.status, kept.body.issues[0].path]).toEqual([400, "body.priority"])
    expect((await move(_id, "SOLVED", "restaurant")).status).toBe(200)
  })

  test("who works on tickets gives them to agents who reach them, which the log tells; companies do not", async () => {
    const { _id, version } = await open()
    const assign = (assignee: number | null, as: Kind = "root", headers = {}) =>
      ask("POST", `${pathOf(_id)}/assign`, { assignee }, { as, headers })
    const idOf = async (which: string) =>
      Number((await api().rows(`select id from users where ${which}`))[0]!["id"])
    const of = (kind: Kind) => idOf(`email = '${kind}@balcao.test'`)
    const [root, desk, store] = [await of("root"), await of("application"), await of("restaurant")]
    const mine = await assign(root)
    expect(mine.body).toMatchObject({ assignee: { _id: root }, version: version + 1 })
    expect((await assign(root)).body.version).toBe(version + 1)
    const theirs = await assign(desk, "application", { company: String(mine.body.owner._id) })
    expect(theirs.body).toMatchObject({ assignee: { _id: desk } })
    const refused = [await assign(store), await assign(9_999_999), await assign(root, "application")]
    expect(refused.map(({ status, body }) => [status, body.field])).toEqual(
      Array.from({ length: 3 }, () => [422, "assignee"]),
    )
    await api().rows(`update users set disabled_at = now() where id = ${desk}`)
    await assign(null)
    expect((await assign(desk)).status).toBe(422)
    await api().rows(`update users set disabled_at = null where id = ${desk}`)
    expect([(await assign(store, "restaurant")).status, (await assign(null, "restaurant")).status]).toEqual([
      403, 403,
    ])
    const { body } = await ask("GET", `${pathOf(_id)}/history`)
    const told = body.items.flatMap(({ changes }: { readonly changes: ReadonlyArray<{ field: string }> }) =>
      changes.filter(({ field }) => field === "assignee"),
    )
    expect(told).toHaveLength(3)
  })

  test("nobody gets a ticket of an application they do not work for", async () => {
    const { _id } = await open()
    const [other] = await api().rows(
      `insert into users (username, email, fullname, is_application, application_id, password_hash)
       select 'alheia', 'alheia@exemplo.test', 'Alheia', true, a.id, u.password_hash from users u,
       (select id from applications where id <> (select application_id from companies where id =
         (select company_id from tickets where id = ${_id})) limit 1) a where u.id = 1 returning id`,
    )
    const { status, body } = await ask("POST", `${pathOf(_id)}/assign`, { assignee: Number(other?.["id"]) })
    await api().rows("delete from users where username = 'alheia'")
    expect([other !== undefined, status, body.field]).toEqual([true, 422, "assignee"])
  })

  test("whoever works on tickets finds their own, those of nobody, and the late ones", async () => {
    const [mine, late, solved] = [await open(), await open(), await open()].map(({ _id }) => _id as number)
    const [me] = await api().rows("select id from users where email = 'root@balcao.test'")
    await api().rows(`update tickets set assignee = ${String(me?.["id"])} where id = ${mine}`)
    await api().rows(`update tickets set due_at = now() - interval '1 hour' where id in (${late}, ${solved})`)
    await move(solved!, "SOLVED")
    const handled = await idsOf({ handledBy: [Number(me?.["id"])] })
    expect([handled.includes(mine!), handled.includes(late!)]).toEqual([true, false])
    const nobodys = await idsOf({ handledBy: [null] })
    expect([nobodys.includes(mine!), nobodys.includes(late!)]).toEqual([false, true])
    const overdue = await idsOf({ overdue: true })
    expect([mine, late, solved].map((id) => overdue.includes(id!))).toEqual([false, true, false])
    expect((await idsOf({ overdue: false })).includes(solved!)).toBe(true)
  })
}
