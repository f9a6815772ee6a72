import { expect, test } from "vitest"
import { countCampaignOrders } from "../../../host/server/messages/campaignOrders.ts"
import { sendCampaign } from "../../../host/server/messages/campaigns.ts"
import { type Api, fresh, type Kind } from "../api.ts"
import { unsubscribeLink } from "../crowd.ts"

/** Campaigns from a store's plan to what came of it. */
export const campaignSuite = (api: () => Api) => {
  const path = "/campaign"
  const ask = (method: string, at: string, body?: unknown, as: Kind = "root") =>
    api().ask(method, at, { as, body })
  const make = async (more: object = {}) =>
    (
      await ask("POST", path, {
        name: fresh("Campanha "),
        objective: "REACTIVATE",
        channel: "EMAIL",
        audience: "ALL",
        subject: "Saudade de você",
        message: "Volte e ganhe a entrega.",
        startsAt: "2090-05-04T15:00:00Z",
        endsAt: "2090-05-20T15:00:00Z",
        owner: 1,
        ...more,
      })
    ).body
  const move = (id: number, to: string, as: Kind = "root") =>
    ask("POST", `${path}/${id}/move`, { to, reason: "Motivo" }, as)
  const digits = () => `119${String(Math.floor(10_000_000 + Math.random() * 89_999_999))}`

  /** A customer who agreed to offers, with so many orders at a store, the last one days ago. */
  const customer = async (orders: number, daysAgo: number, accepts = true) => {
    const [phone, name] = [digits(), fresh("Cliente ")]
    const [kept] = await api().rows(`insert into registered_people
      (application_id, name, kind, roles, status, accepts_marketing, phone, email) values
      (1, '${name}', 'PF', '{CUSTOMER}', 'ACTIVE', ${accepts}, '${phone}', '${phone}@exemplo.test') returning id`)
    await api()
      .rows(`insert into orders (company_id, status, total_cents, customer_name, customer_phone, placed_at)
      select 1, 'DELIVERED', 1000, '${name}', '55${phone}', now() - interval '${daysAgo} days' from generate_series(1, ${orders})`)
    return { id: Number(kept!["id"]), phone }
  }

  test("one that has begun, or begins at night, is not submitted, and only the application approves it", async () => {
    const late = await make({ startsAt: "2020-05-04T15:00:00Z" })
    expect((await move(late._id, "SUBMITTED")).body.issues).toMatchObject([
      { path: "body.startsAt", code: "past", message: "Este momento já passou." },
    ])
    const night = await make({ startsAt: "2090-05-05T02:00:00Z" })
    expect((await move(night._id, "SUBMITTED")).body.issues).toMatchObject([{ code: "night" }])
    const printed = await make({
      channel: "PRINT",
      startsAt: "2020-05-04T15:00:00Z",
      subject: undefined,
      message: undefined,
    })
    expect((await move(printed._id, "SCHEDULED")).status).toBe(200)
    const { _id } = await make()
    expect((await move(_id, "SUBMITTED", "franchise")).body.status).toBe("SUBMITTED")
    expect((await move(_id, "SCHEDULED", "franchise")).body.issues).toMatchObject([
      { path: "body.approvedBy", code: "reserved" },
    ])
    expect((await move(_id, "SCHEDULED", "application")).body).toMatchObject({ status: "SCHEDULED" })
    const [job] = await api().rows(`select due_at from jobs where key = 'campaigns/${_id}'`)
    expect(new Date(String(job?.["due_at"])).toISOString()).toBe("2090-05-04T15:00:00.000Z")
    const changed = await ask("PUT", `${path}/${_id}`, { message: "Outra", version: 3 })
    expect(changed.body.issues).toMatchObject([{ path: "body.message" }])
    await api().rows(`delete from jobs where key = 'campaigns/${_id}'`)
  })

  test("one that went on without approval waits for the application's, and has something to say", async () => {
    const { _id } = await make()
    await api().rows(
      `update campaigns set status = 'PAUSED', problem = 'QUIET', message = null where id = ${_id}`,
    )
    expect((await move(_id, "SCHEDULED", "application")).body.issues).toMatchObject([
      { path: "body.message", code: "required" },
    ])
    await api().rows(`update campaigns set message = 'Volte.' where id = ${_id}`)
    expect((await move(_id, "SCHEDULED", "franchise")).body.issues).toMatchObject([
      { path: "body.approvedBy", code: "reserved" },
    ])
    const { body: approved } = await move(_id, "SCHEDULED", "application")
    expect(approved).toMatchObject({ status: "SCHEDULED", problem: null })
    expect(approved.approvedAt).toBeTruthy()
    await api().rows(`update campaigns set problem = 'QUIET' where id = ${_id}`)
    expect((await move(_id, "PAUSED", "franchise")).body).toMatchObject({ status: "PAUSED", problem: null })
    expect((await move(_id, "SCHEDULED", "franchise")).body.status).toBe("SCHEDULED")
    await api().rows(`delete from jobs where key = 'campaigns/${_id}'`)
  })

  test("it reaches the store's customers by when they ordered, each once, and counts what they order from then on", async () => {
    const [often, away] = [await customer(5, 2), await customer(1, 60)]
    const silent = await customer(2, 2, false)
    const never = await customer(0, 0)
    const mine = [often, away, silent, never].map(({ id }) => id)
    const reached = async (audience: string) => {
      const { _id } = await make({ audience })
      await api().rows(
        `update campaigns set status = 'SCHEDULED', starts_at = now() - interval '1 minute' where id = ${_id}`,
      )
      const noon = () => Date.parse("2090-05-04T12:00:00-03:00")
      await sendCampaign({ db: api().server.store!.db, mail: undefined, unsubscribeLink }, _id, { now: noon })
      await sendCampaign({ db: api().server.store!.db, mail: undefined, unsubscribeLink }, _id, { now: noon })
      const rows = await api().rows(`select person_id::int as id from message_recipients
        where list = 'campaigns' and record_id = ${_id} and state = 'SENT' and person_id in (${mine.join()}) order by 1`)
      return { _id, ids: rows.map(({ id }) => id) }
    }
    const all = await reached("ALL")
    expect(all.ids).toEqual([often.id, away.id])
    expect((await reached("FREQUENT")).ids).toEqual([often.id])
    expect((await reached("INACTIVE_30D")).ids).toEqual([away.id])
    expect((await reached("NEW_CUSTOMER")).ids).toEqual([never.id])
    const kept = await api().rows(`select count(*)::int as kept, count(distinct key)::int as once
      from outbox_messages where key like 'campaigns/${all._id}/%'`)
    const { body } = await ask("GET", `${path}/${all._id}`)
    expect(kept).toEqual([{ kept: body.reached, once: body.reached }])
    const before = await api().rows(`select orders from campaigns where id = ${all._id}`)
    expect(before).toEqual([{ orders: null }])
    await api().rows(`insert into orders (company_id, status, total_cents, customer_name, customer_phone)
      values (1, 'NEW', 4200, 'Cliente', '${often.phone}'), (1, 'CANCELED', 900, 'Cliente', '${often.phone}')`)
    // Two who share a phone order once.
    await api().rows(`update registered_people set phone = '${often.phone}' where id = ${away.id}`)
    await countCampaignOrders(api().server.store!.db)
    const { body: after } = await ask("GET", `${path}/${all._id}`)
    expect([after.orders, after.revenue]).toEqual([1, 4200])
  })

  test("a share of the audience gets nothing and is counted beside it, and a campaign nobody wants stops by itself", async () => {
    const people = await Promise.all(Array.from({ length: 60 }, () => customer(1, 60)))
    const noon = () => Date.parse("2090-05-04T12:00:00-03:00")
    const send = async (more: object) => {
      const { _id } = await make({ audience: "INACTIVE_30D", ...more })
      await api().rows(
        `update campaigns set status = 'SCHEDULED', starts_at = now() - interval '1 minute' where id = ${_id}`,
      )
      await sendCampaign({ db: api().server.store!.db, mail: undefined, unsubscribeLink }, _id, {
        now: noon,
        size: 25,
      })
      return _id as number
    }
    const id = await send({ controlShare: 50, attributionDays: 7 })
    const apart = await api().rows(`select state, count(*)::int as people from message_recipients
      where list = 'campaigns' and record_id = ${id} group by state order by state`)
    const { body } = await ask("GET", `${path}/${id}`)
    expect(apart).toEqual([
      { state: "CONTROL", people: body.controlled },
      { state: "SENT", people: body.reached },
    ])
    const [one] = await api()
      .rows(`select p.id, p.phone from registered_people p join message_recipients r on r.person_id = p.id
      where r.list = 'campaigns' and r.record_id = ${id} and r.state = 'CONTROL' limit 1`)
    await api().rows(`insert into orders (company_id, status, total_cents, customer_name, customer_phone)
      values (1, 'NEW', 4200, 'Cliente', '${String(one?.["phone"])}')`)
    await countCampaignOrders(api().server.store!.db)
    expect((await ask("GET", `${path}/${id}`)).body).toMatchObject({ orders: 0, controlOrders: 1 })

    const ids = people.map((person) => person.id).join()
    await api().rows(`create function withdraw() returns trigger language plpgsql as $$ begin
      update registered_people set accepts_marketing = false where id = new.person_id and id in (${ids}); return null; end $$`)
    await api().rows(`create trigger withdraw after update on message_recipients for each row
      when (new.state = 'SENT') execute function withdraw()`)
    const stopped = await send({ stopShare: 10 })
    await api().rows("drop function withdraw() cascade")
    const after = (await ask("GET", `${path}/${stopped}`)).body
    expect(after).toMatchObject({ status: "PAUSED", problem: "STOPPED", reached: 25 })
  })
}
