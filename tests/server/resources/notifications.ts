import { expect, test } from "vitest"
import { type Api, fresh, type Kind } from "../api.ts"

/** Notifications from their text to their approval. */
export const notificationRuleSuite = (api: () => Api) => {
  const path = "/push-notification"
  const ask = (method: string, at: string, body?: unknown, as: Kind = "root") =>
    api().ask(method, at, { as, body })
  const wish = (more: object = {}) => ({
    name: fresh("Aviso "),
    title: "Frete grátis",
    body: "Só hoje.",
    channel: "PUSH",
    to: "SHOPPER",
    owner: 1,
    ...more,
  })
  const make = async (more: object = {}, as: Kind = "root") => (await ask("POST", path, wish(more), as)).body
  const move = (id: number, to: string, as: Kind = "root") =>
    ask("POST", `${path}/${id}/move`, { to, reason: "Motivo" }, as)

  test("a schedule that has passed, or lies in the quiet hours, is refused with a sentence", async () => {
    const past = await ask("POST", path, wish({ scheduledFor: "2020-05-04T17:00:00Z" }))
    expect([past.status, past.body.issues]).toMatchObject([
      400,
      [{ path: "body.scheduledFor", code: "past", message: "Este momento já passou." }],
    ])
    // 23:00 in Brasília.
    const night = "2090-05-05T02:00:00Z"
    const refused = await ask("POST", path, wish({ scheduledFor: night }))
    expect(refused.body.issues).toMatchObject([{ path: "body.scheduledFor", code: "night" }])
    const { _id } = await make({ scheduledFor: night, isAllowedAtNight: true })
    const saved = await ask("PUT", `${path}/${_id}`, { isAllowedAtNight: false, version: 1 })
    expect(saved.body.issues).toMatchObject([{ path: "body.scheduledFor", code: "night" }])
    await api().rows(`update notifications set scheduled_for = '2020-05-04T17:00:00Z' where id = ${_id}`)
    expect((await move(_id, "SUBMITTED")).body.issues).toMatchObject([{ code: "past" }])
  })

  test("somebody else approves it than who wrote it last, and that leaves one job, which a cancellation empties", async () => {
    const { _id } = await make({ scheduledFor: "2090-05-04T17:00:00Z" }, "application")
    expect((await move(_id, "SUBMITTED", "application")).body.status).toBe("SUBMITTED")
    const own = await move(_id, "SCHEDULED", "application")
    expect([own.status, own.body.issues]).toMatchObject([400, [{ path: "body.author", code: "own" }]])
    const many = await ask("POST", `${path}/move`, { to: "SCHEDULED", rows: { ids: [_id] } }, "application")
    expect(many.body).toMatchObject({ moved: 0, refused: [{ id: _id }] })
    const { body: approved } = await move(_id, "SCHEDULED")
    expect(approved).toMatchObject({ status: "SCHEDULED", approvedAt: expect.any(String) })
    const job = `select due_at from jobs where key = 'notifications/${_id}'`
    const due = await api().rows(job)
    expect(due.map(({ due_at: at }) => new Date(String(at)).toISOString())).toEqual([
      "2090-05-04T17:00:00.000Z",
    ])
    const changed = await ask("PUT", `${path}/${_id}`, { title: "Outro", version: approved.version })
    expect(changed.body.issues).toMatchObject([{ path: "body.title" }])
    expect((await move(_id, "CANCELED")).body).toMatchObject({ status: "CANCELED", nextStatuses: [] })
    await api().rows(`delete from jobs where key = 'notifications/${_id}'`)
  })

  test("root too has somebody else approve what root wrote", async () => {
    const { _id } = await make()
    await move(_id, "SUBMITTED")
    const own = await move(_id, "SCHEDULED")
    expect([own.status, own.body.issues]).toMatchObject([400, [{ path: "body.author", code: "own" }]])
    expect((await move(_id, "SCHEDULED", "application")).body.status).toBe("SCHEDULED")
    await move(_id, "CANCELED")
    await api().rows(`delete from jobs where key = 'notifications/${_id}'`)
  })

  test("an audience is counted of one's own application, by what people do, where they live and what they agreed to", async () => {
    const name = fresh("Vila ")
    const [city] = await api().rows(`insert into cities (application_id, name, state, time_zone, center)
      values (1, '${name}', 'SP', 'America/Sao_Paulo', point(-40.1, -10.2)) returning id`)
    const add = (count: number, application: number, more: string) =>
      api()
        .rows(`insert into registered_people (application_id, name, kind, city, roles, status, accepts_marketing)
        select ${application}, 'Pessoa', 'PF', '${name}', ${more} from generate_series(1, ${count})`)
    await add(3, 1, "'{CUSTOMER}', 'ACTIVE', true")
    await add(2, 1, "'{CUSTOMER}', 'ACTIVE', false")
    await add(1, 1, "'{CUSTOMER}', 'BLOCKED', true")
    await add(4, 1, "'{DELIVERYMAN}', 'PENDING', false")
    await add(5, 2, "'{CUSTOMER}', 'ACTIVE', true")
    const cities = [Number(city!["id"])]
    const count = async (whom: object, as: Kind = "application") =>
      (await ask("POST", `${path}/audience`, { to: "CUSTOMER", ...whom }, as)).body.people
    expect(await count({ cities })).toBe(3)
    expect(await count({ to: "DELIVERYMAN", cities })).toBe(4)
    const near = { center: [-40.2, -10.2] }
    expect([await count({ ...near, radiusKm: 12 }), await count({ ...near, radiusKm: 5 })]).toEqual([3, 0])
    const other = await ask("POST", `${path}/audience`, { to: "CUSTOMER", owner: 2 }, "application")
    expect(other.status).toBe(422)
    const foreign = await ask("POST", `${path}/audience`, { to: "CUSTOMER", owner: 2, cities })
    expect(foreign.body).toMatchObject({ code: "unknown_reference" })
    expect((await ask("POST", `${path}/audience`, { to: "CUSTOMER" }, "restaurant")).status).toBe(403)
    expect((await make({ to: "CUSTOMER", cities })).estimated).toBe(3)
    // Another city of that name: who says no state lives in neither, who says one in that.
    await api().rows(`insert into cities (application_id, name, state, time_zone)
      values (1, '${name}', 'BA', 'America/Bahia')`)
    expect(await count({ cities })).toBe(0)
    await api().rows(`update registered_people set addresses = '[{"city": "${name}", "state": "sp"}]'
      where id in (select id from registered_people where city = '${name}' and application_id = 1
        and accepts_marketing and status = 'ACTIVE' limit 2)`)
    expect(await count({ cities })).toBe(2)
  })

  test("a test goes to whoever asks and to nobody else", async () => {
    const { _id } = await make({ channel: "WHATSAPP" })
    expect((await ask("POST", `${path}/${_id}/test`)).body).toEqual({ to: "root@balcao.test", kept: true })
    const [kept] = await api().rows(
      "select channel, recipient, title from outbox_messages order by id desc limit 1",
    )
    expect(kept).toEqual({ channel: "WHATSAPP", recipient: "root@balcao.test", title: "Frete grátis" })
  })

  test("who asks to be forgotten is in no outbox, and gets nothing that still waits for them", async () => {
    const person = { name: fresh("Pessoa "), kind: "PF", roles: ["SHOPPER"], owner: 1 }
    const { body: made } = await ask("POST", "/person", person)
    const [sent, waiting] = [await make(), await make()]
    const address = `insert into outbox_messages (title, channel, recipient, key)
      values ('Aviso', 'EMAIL', 'a@exemplo.test', 'notifications/${sent._id}/${made._id}')`
    await api().rows(address)
    await api().rows(`insert into message_recipients (list, record_id, person_id, state) values
      ('notifications', ${sent._id}, ${made._id}, 'SENT'), ('notifications', ${waiting._id}, ${made._id}, 'WAITING')`)
    expect((await ask("POST", `/person/${made._id}/anonymize`, { name: person.name })).status).toBe(200)
    const kept = await api().rows(`select key from outbox_messages where key like '%/${made._id}'`)
    const left = await api().rows(`select state from message_recipients where person_id = ${made._id}`)
    expect([kept, left]).toEqual([[], [{ state: "SENT" }]])
  })
}
