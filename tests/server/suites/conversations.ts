import { expect, test } from "vitest"
import { type Api, fresh } from "../api.ts"
import { conversationCalls } from "../conversationCalls.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { reader, started, until } from "../streamReader.ts"
import { contactReaderSuite } from "./contactReaders.ts"

/** Tests of an attendant's work in the contact center. */
export const conversationSuite = (api: () => Api) => {
  const { ask, thread, customer, statusOf } = conversationCalls(api)
  const { send: upload, read } = fileCalls(api)
  contactReaderSuite(api)

  test("a contact is added once, found by parts of name and phone, and gone with everything written to them, but for a line that says little", async () => {
    const { contact, phone, name } = await customer("Júlia Ananás")
    const other = phone.slice(2, 4) + phone.slice(5)
    const again = await ask("POST", "/contact", { name: "Outra", phone: other })
    expect([again.status, again.body.code, again.body.current._id]).toEqual([409, "contact_exists", contact])
    const found = await ask("GET", `/contact?name=anan&phone=${phone.slice(-6)}`)
    expect(found.body).toMatchObject({ totalCount: 1, items: [{ _id: contact, name, phone }] })
    await ask("POST", "/whatsapp/send", { to: phone, body: "Oi!" })
    const written = await ask("GET", `/contact?phone=${phone}`)
    expect(written.body.items).toMatchObject([{ _id: contact, unread: 0, lastMessage: { body: "Oi!" } }])
    expect((await ask("DELETE", `/contact/${contact}`)).status).toBe(204)
    expect(await api().rows(`select id from messages where contact_id = ${contact}`)).toEqual([])
    const lines = await api().rows(
      `select label, action, changes from audit_lines where list = 'contacts' and record_id = ${contact}`,
    )
    const [code, end] = [phone.slice(2, 4), phone.slice(-4)]
    const changes = [
      { field: "name", old: "Júlia A." },
      { field: "phone", old: `+55 (${code}) * ****-${end}` },
    ]
    expect(lines).toEqual([{ label: "Júlia A.", action: "DELETE", changes }])
  })

  test("conversations come latest first, a page after another, by queue, and a text finds them", async () => {
    const all = (await ask("GET", "/contact/conversations?limit=100")).body
    const first = (await ask("GET", "/contact/conversations?limit=4")).body
    const second = (await ask("GET", `/contact/conversations?limit=4&from=${first.next}`)).body
    const ids = (page: { items: ReadonlyArray<{ _id: number }> }) => page.items.map(({ _id }) => _id)
    expect([...ids(first), ...ids(second)]).toEqual(ids(all).slice(0, 8))
    expect([all.next, new Set(ids(all)).size]).toEqual([null, all.items.length])
    const celia = (await ask("GET", "/contact/conversations?search=rezende")).body.items
    expect(celia).toMatchObject([{ phone: "5511993142087", lastMessage: { status: "FAILED" } }])
    const byPhone = (await ask("GET", "/contact/conversations?search=%2811%29+9+9314-2087")).body.items
    expect(byPhone).toEqual(celia)
    expect((await ask("GET", "/contact/conversations?search=993142")).body.items).toEqual(celia)
    const unassigned = (await ask("GET", "/contact/conversations?queue=unassigned&limit=100")).body
    expect(unassigned.items.every((one: { assignee: unknown }) => one.assignee === null)).toBe(true)
    expect(all.counts.unassigned).toBeGreaterThan(0)
  })

  test("a message is sent once however often it is repeated, and a thread pages both ways", async () => {
    const { phone } = await customer()
    const key = { headers: { "idempotency-key": fresh("chave") } }
    const bodies = ["um", "dois", "três", "quatro"]
    for (const body of bodies) await ask("POST", "/whatsapp/send", { to: phone, body })
    const twice = [1, 2].map(() => ask("POST", "/whatsapp/send", { to: phone, body: "cinco" }, key))
    const [one, two] = await Promise.all(twice)
    expect(one!.body._id).toBe(two!.body._id)
    const all = await thread(phone)
    expect(all.map(({ body }) => body)).toEqual(["cinco", "quatro", "três", "dois", "um"])
    const ids = all.map(({ _id }) => _id)
    expect((await thread(phone, `&before=${ids[2]}&limit=1`)).map(({ _id }) => _id)).toEqual([ids[3]])
    expect((await thread(phone, `&after=${ids[4]}&limit=2`)).map(({ _id }) => _id)).toEqual([ids[2], ids[3]])
    expect((await thread(phone, "&page=1&limit=2")).map(({ _id }) => _id)).toEqual([ids[2], ids[3]])
    await expect.poll(() => statusOf(ids[0]!)).toEqual({ status: "SENT", failure: null })
  })

  test("a message carries exactly one thing, and a phone is digits alone", async () => {
    const { phone } = await customer()
    const odd = [
      { to: phone },
      { to: phone, body: "x", mediaUrl: "https://exemplo.test/a.png" },
      { to: "(11) 98888-7777", body: "x" },
      { to: phone, body: "x".repeat(4097) },
      { to: phone, mediaUrl: "http://169.254.169.254/latest" },
      { to: phone, mediaUrl: "javascript:alert(1)" },
    ]
    for (const body of odd)
      expect([body, (await ask("POST", "/whatsapp/send", body)).status]).toEqual([body, 400])
    expect((await ask("GET", "/whatsapp")).body).toEqual([])
    const without = await api().ask("POST", "/whatsapp/send", { as: "root", body: { to: phone, body: "x" } })
    expect([without.status, without.body.code]).toEqual([422, "no_company_viewed"])
  })

  test("a file goes out by its id, is open to who may attend, and a foreign one is refused", async () => {
    const { phone } = await customer()
    const token = { token: await api().tokenOf("root") }
    const { body: file } = await upload(token, bytes.png, "foto.png")
    const sent = await ask("POST", "/whatsapp/send", { to: phone, mediaId: file._id })
    expect(sent.body).toMatchObject({ kind: "IMAGE", mediaId: file._id, mediaName: "foto.png" })
    const franchise = { token: await api().tokenOf("franchise") }
    expect((await read(franchise, file._id)).status).toBe(200)
    const restaurant = { token: await api().tokenOf("restaurant") }
    expect((await read(restaurant, file._id)).status).toBe(200)
    const partner = { token: await api().tokenOf("partner") }
    expect((await read(partner, file._id)).status).toBe(404)
    const foreign = await ask("POST", "/whatsapp/send", { to: phone, mediaId: 999_999 })
    expect([foreign.status, foreign.body.field]).toEqual([422, "mediaId"])
    const { body: moving } = await upload(token, bytes.gif, "dança.gif")
    const refused = await ask("POST", "/whatsapp/send", { to: phone, mediaId: moving._id })
    expect([refused.status, refused.body.message]).toEqual([
      422,
      "Este tipo de arquivo não é aceito. Envie PNG, JPG, PDF, OGG, MP3 ou M4A.",
    ])
  })

  test("after 24 hours only an approved template goes out, with its values in its text", async () => {
    const { contact, phone } = await customer()
    await api().rows(`update contacts set customer_at = now() - interval '25 hours' where id = ${contact}`)
    const closed = await ask("POST", "/whatsapp/send", { to: phone, body: "Oi" })
    expect([closed.status, closed.body.code]).toEqual([409, "window_closed"])
    const templates = await api().rows(
      `select id::int as id from message_templates where company_id = 1 order by is_approved desc, id`,
    )
    const [approved, , waiting] = templates.map(({ id }) => id as number)
    const use = (_id: number | undefined, ...values: ReadonlyArray<string>) =>
      ask("POST", "/whatsapp/send", { to: phone, template: { _id, values } })
    expect((await use(approved, "Ana", "#12")).body).toMatchObject({
      kind: "TEMPLATE",
      body: "Olá, Ana! Seu pedido #12 saiu para entrega.",
    })
    expect((await use(approved, "Ana")).status).toBe(422)
    expect((await use(waiting, "Ana", "VOLTA10")).status).toBe(422)
  })

  test("a failed message is sent again once, and one that arrived stays as it is", async () => {
    const { phone } = await customer()
    const { body: sent } = await ask("POST", "/whatsapp/send", { to: phone, body: "Oi" })
    await expect.poll(() => statusOf(sent._id)).toMatchObject({ status: "SENT" })
    await api().rows(`update messages set status = 'FAILED', failure = 'UNREACHABLE' where id = ${sent._id}`)
    const both = await Promise.all([1, 2].map(() => ask("POST", `/whatsapp/${sent._id}/retry`)))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    await expect.poll(() => statusOf(sent._id)).toEqual({ status: "SENT", failure: null })
    expect(await thread(phone)).toHaveLength(1)
  })

  test("colleagues see a note, who writes, and to whom a conversation is given", async () => {
    const { contact } = await customer()
    const path = "/whatsapp/changes"
    const mine = await reader(api(), "root", undefined, { company: "1" }, path)
    const theirs = await reader(api(), "franchise", undefined, {}, path)
    const foreign = await reader(api(), "root", undefined, { company: "2" }, path)
    for (const one of [mine, theirs, foreign]) await started(one)
    await ask("PUT", `/contact/${contact}/typing`)
    await ask("POST", `/contact/${contact}/notes`, { body: "Alergia a camarão" })
    const { body: colleagues } = await ask("GET", `/contact/${contact}/colleagues`)
    const given = await ask("PUT", `/contact/${contact}/assignee`, { assignee: colleagues[0].id })
    expect(given.body.assignee).toEqual(colleagues[0])
    const nobody = await ask("PUT", `/contact/${contact}/assignee`, { assignee: 999_999 })
    expect(nobody.body.field).toBe("assignee")
    await ask("PUT", `/contact/${contact}/state`, { state: "CLOSED" })
    const told = (one: typeof mine) =>
      one.told.flatMap(({ event, data }) => (data && event !== "start" ? [data] : []))
    const conversations = (one: typeof mine) => told(one).flatMap((data) => data.conversations ?? [])
    await until(() => conversations(theirs).some((one) => one._id === contact && one.state === "CLOSED"))
    expect(told(theirs)).toContainEqual({ contactId: contact, userId: 1, name: "Administração geral" })
    expect(told(theirs).flatMap((data) => data.messages ?? [])).toContainEqual(
      expect.objectContaining({ contactId: contact, kind: "NOTE", body: "Alergia a camarão" }),
    )
    await until(() => conversations(mine).some((one) => one._id === contact && one.state === "CLOSED"))
    expect(told(mine).some((data) => data.name !== undefined)).toBe(false)
    expect(told(foreign)).toEqual([])
    for (const one of [mine, theirs, foreign]) one.leave()
  })

  test("two who answer at once each see the other writing, and both answers in one order", async () => {
    const { contact, phone } = await customer()
    const who = ["root", "franchise"] as const
    const path = "/whatsapp/changes"
    const readers = await Promise.all(who.map((as) => reader(api(), as, undefined, { company: "1" }, path)))
    await Promise.all(readers.map(started))
    await Promise.all(who.map((as) => ask("PUT", `/contact/${contact}/typing`, undefined, { as })))
    await Promise.all(who.map((as) => ask("POST", "/whatsapp/send", { to: phone, body: as }, { as })))
    const data = (one: (typeof readers)[number]) =>
      one.told.flatMap(({ event, data: told }) => (told && event !== "start" ? [told] : []))
    // Arrival order depends on timing; the order in the thread does not.
    const bodies = (one: (typeof readers)[number]) => {
      const told = data(one).flatMap((news): Array<{ _id: number; body: string }> => news.messages ?? [])
      const byId = new Map(told.map(({ _id, body }) => [_id, body]))
      return [...byId].toSorted(([first], [second]) => first - second).map(([, body]) => body)
    }
    const writers = (one: (typeof readers)[number]) => data(one).flatMap(({ userId }) => userId ?? [])
    await until(() => readers.every((one) => bodies(one).length === 2 && writers(one).length > 0))
    const inThread = (await thread(phone)).map(({ body }) => body).toReversed()
    expect(readers.map(bodies)).toEqual([inThread, inThread])
    const [mine, theirs] = readers.map(writers)
    expect(new Set([...mine!, ...theirs!]).size).toBe(2)
    expect(mine).not.toEqual(theirs)
    for (const one of readers) one.leave()
  })
}
