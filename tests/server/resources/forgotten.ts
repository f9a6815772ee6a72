import { expect, test } from "vitest"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { type Api, fresh } from "../api.ts"
import { somePeople } from "./somePeople.ts"

/** Tests of anonymization: the people, the data erased with them, and the data kept. */
export const forgottenSuite = (api: () => Api, resources: ReadonlyArray<Resource>) => {
  const { ask, people, pathOf, digits, person } = somePeople(api, resources, "5")

  test("who is anonymized is nowhere to be found: not in orders, conversations, other lists or the log, and for good", async () => {
    const name = fresh("Esquecida")
    const phone = `219${digits(8)}`
    const once = () => ({ headers: { company: "1", "idempotency-key": fresh("once") } })
    const email = `${name}@exemplo.test`
    const first = { name, kind: "PF", owner: 1, phone, email, notes: `Mora ${name}`, cpf: "935.411.347-80" }
    const firstTime = once()
    const create = () => ask("POST", people.path, first, firstTime)
    const { body: made } = await create()
    await ask("PUT", pathOf(made._id), { name: `${name} Alves`, version: 1 })
    await api().rows(`insert into topic_subscriptions select min(id), ${made._id} from notification_topics`)
    await ask("POST", `${pathOf(made._id)}/move`, { to: "BLOCKED", reason: `${name} pediu` }, once())
    const picker = { name: `${name} S`, phone, person: made._id, owner: 1, payPerOrder: 350 }
    const shopper = await ask("POST", "/shopper", picker, once())
    await ask("PUT", `/shopper/${shopper.body._id}/pin`, { pin: "407193" })
    const contact = await ask("POST", "/contact", { name: `${name} C`, phone }, once())
    await ask("POST", `/contact/${contact.body._id}/notes`, { body: `${name} ligou` }, once())
    // As of somebody who writes from abroad: theirs, but where the company knows them in Brazil too.
    const other = fresh("De longe")
    await api().rows(
      `insert into contacts (company_id, name, phone, phone_key)
        select id, case id when 1 then '${other}' else '${name} W' end, '${phone}', '+${phone}'
        from companies where application_id = 1 order by id limit 2`,
    )
    await api()
      .rows(`insert into orders (company_id, total_cents, customer_name, customer_phone, items, payments, timeline)
      values (1, 4200, '${name} O', '${phone}',
      '[{"name":"Bolo","quantity":1,"unitPriceCents":4200,"totalCents":4200,"note":"para ${name}"}]',
      '[{"kind":"ONLINE","method":"PIX","amountCents":4200,"state":"PAID"}]',
      '[{"status":"NEW","at":"2026-01-02T03:04:05Z","by":{"kind":"CUSTOMER","name":"${name}"}},
        {"status":"CANCELED","at":"2026-01-02T03:05:05Z","by":{"kind":"STORE"},"comment":"${name} desistiu"}]')`)
    const ticket = await ask(
      "POST",
      "/helpdesk/ticket",
      {
        subject: `${name} pede`,
        description: `Ligar para ${name}`,
        category: "LGPD",
        priority: "LOW",
        owner: 1,
      },
      once(),
    )
    await ask("PUT", `/helpdesk/ticket/${ticket.body._id}`, { customer: name, phone, version: 1 })
    const reply = { body: `${name} quer tudo apagado`, kind: "PUBLIC" }
    await ask("POST", `/helpdesk/ticket/${ticket.body._id}/messages`, reply, once())
    await api().rows(`insert into news (user_id, kind, list, record_id, values)
      values (1, 'TICKET_WRITTEN', 'tickets', ${ticket.body._id}, '{"name": "BD-1", "subject": "${name} pede"}')`)
    const [order] = await api().rows(`select id::int as id from orders where customer_phone = '${phone}'`)
    await ask("POST", `/order/${String(order!["id"])}/move`, { to: "CANCELED", reason: "CLOSING" }, once())
    const foreign = fresh("foreign")
    const stranger = fresh("stranger")
    await api().rows(`insert into idempotency_keys (user_id, key, call, body_hash, answer) values
      (1, '${fresh("given")}', 'POST /order/1/shopper 1', 'h', '{"_id":1,"shopper":{"_id":${shopper.body._id},"name":"${name} S"}}'),
      (1, '${fresh("many")}', 'POST /person/remove ', 'h', '{"removed":0,"refused":["${name}"]}'),
      ((select u.id from users u left join companies c on c.id = u.company_id
        where coalesce(u.application_id, c.application_id) <> 1 order by u.id limit 1),
        '${stranger}', 'POST /person/remove ', 'h', '{"removed":0,"refused":["${name}"]}'),
      (1, '${foreign}', 'POST /order/0/move 1', 'h', '{"_id":0,"customer":{"phone":"${phone}"}}')`)
    const anonymize = (typed: string, how = {}) =>
      ask("POST", `${pathOf(made._id)}/anonymize`, { name: typed }, how)
    const refused = [await anonymize(name), await anonymize(`${name} Alves`, { as: "restaurant" })]
    expect(refused.map(({ status }) => status)).toEqual([400, 403])
    expect((await anonymize(`${name} Alves`)).body).toMatchObject({
      name: `#${made._id}`,
      status: "ANONYMIZED",
      nextStatuses: [],
      cpf: null,
      email: null,
      kind: "PF",
    })
    for (const table of [
      "registered_people",
      "shoppers",
      "contacts",
      "audit_lines",
      "orders",
      "tickets",
      "ticket_messages",
      "news",
    ]) {
      const [found] = await api().rows(
        `select count(*)::int as n from ${table} t
          where (t::text ilike '%${name}%' or t::text like '%${phone}%') and t::text not like '%${other}%'`,
      )
      expect([table, found?.["n"]]).toEqual([table, 0])
    }
    expect(await api().rows(`select from contacts where name = '${other}'`)).toHaveLength(1)
    const keys = await api().rows(
      `select key from idempotency_keys t where t::text ilike '%${name}%' or t::text like '%${phone}%' order by key`,
    )
    expect(keys).toEqual([{ key: foreign }, { key: stranger }])
    expect((await create()).body).toMatchObject({ code: "answer_forgotten" })
    expect(await api().rows(`select from topic_subscriptions where person_id = ${made._id}`)).toHaveLength(0)
    const kept = await api().rows(`select total_cents from orders order by id desc limit 1`)
    expect(kept).toMatchObject([{ total_cents: 4200 }])
    expect((await ask("GET", `/shopper/${shopper.body._id}`)).body).toMatchObject({
      payPerOrder: 350,
      phone: null,
      pinSetAt: null,
    })
    const lines = (await ask("GET", `${pathOf(made._id)}/history`)).body.items
    expect(lines[0]).toMatchObject({
      action: "STATUS",
      changes: [{ field: "status", old: "BLOCKED", new: "ANONYMIZED" }],
    })
    const late = await ask("PUT", pathOf(made._id), { phone, version: 4 })
    expect([late.status, late.body.issues]).toMatchObject([400, [{ path: "body.phone" }]])
    expect((await ask("POST", `${pathOf(made._id)}/move`, { to: "ACTIVE" })).status).toBe(409)
  })

  test("whoever asked to be forgotten is mailed that it is done, once", async () => {
    const [email, phone] = [`${fresh("pedido").toLowerCase()}@exemplo.test`, `219${digits(8)}`]
    const made = await person({ phone, email })
    const request = { fullname: made.name, email, phone, confirm: true }
    const { body: receipt } = await ask("POST", "/v1/food/ask-delete-account/1", request)
    const [ticket] = await api().rows(
      `select id::int as id from tickets where protocol = '${receipt.protocol}'`,
    )
    const letters = () =>
      api().rows(`select id from mail_jobs where email = '${email}' union all
        select id from outbox_messages where recipient = '${email}'`)
    expect(await letters()).toHaveLength(1)
    await ask("POST", `${pathOf(made._id)}/anonymize`, { name: made.name })
    expect(await letters()).toHaveLength(2)
    await ask("POST", `/helpdesk/ticket/${String(ticket!["id"])}/move`, { to: "SOLVED" })
    expect(await letters()).toHaveLength(2)
  })

  test("orders and conversations of a phone another record has too, or of one without an area code, stay", async () => {
    const [shared, short] = [`219${digits(8)}`, digits(8)]
    const made = await person({ phone: shared, morePhones: [{ phone: short }] })
    await person({ morePhones: [{ phone: shared.slice(0, 2) + shared.slice(3) }] })
    const name = fresh("Outra")
    await ask("POST", "/contact", { name, phone: shared }, { headers: { company: "1" } })
    for (const phone of [shared, short])
      await api().rows(
        `insert into orders (company_id, total_cents, customer_name, customer_phone) values (1, 10, '${name}', '${phone}')`,
      )
    expect((await ask("POST", `${pathOf(made._id)}/anonymize`, { name: made.name })).status).toBe(200)
    expect(await api().rows(`select from contacts where name = '${name}'`)).toHaveLength(1)
    expect(await api().rows(`select from orders where customer_name = '${name}'`)).toHaveLength(2)
  })

  test("who still delivers is not anonymized", async () => {
    const cpf = "862.883.667-57"
    const made = await person({ cpf })
    await ask("POST", "/delivery-man", { person: { name: "Entregador" }, cpf, company: 1 })
    const answer = await ask("POST", `${pathOf(made._id)}/anonymize`, { name: made.name })
    expect(answer.body).toMatchObject({ code: "record_in_use", by: "deliveryPeople", count: 1 })
  })
}
