import { expect, test } from "vitest"
import { freshPhone } from "../conversationCalls.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { reader, started, until } from "../streamReader.ts"
import { delivery, freshId, textFrom, type WhatsappGround } from "../whatsappGround.ts"

/** Tests that messages to customers are sent once, in order, to the right number. */
export const chatOrderSuite = (ground: WhatsappGround) => {
  const { meta, connected, open, hook, ask, customer, thread, statusOf } = ground
  const { send: upload } = fileCalls(connected)

  /** Returns which of these messages were sent, in order. */
  const textsOut = (...bodies: ReadonlyArray<string>) =>
    meta()
      .heard.filter(({ path }) => path.endsWith("/messages"))
      .map(
        ({ body }) =>
          JSON.parse(body) as { to: string; text?: { body: string }; biz_opaque_callback_data: string },
      )
      .filter(({ text }) => bodies.includes(text?.body ?? ""))

  test("a message whose answer is lost counts as sent once WhatsApp tells of it, and ticks may come before the answer", async () => {
    const { phone } = await customer()
    const tell = (body: string, status: string) => {
      const [{ biz_opaque_callback_data } = { biz_opaque_callback_data: "" }] = textsOut(body)
      return hook(delivery({ statuses: [{ id: freshId(), status, biz_opaque_callback_data }] }))
    }
    const send = async (body: string) => (await ask("POST", "/whatsapp/send", { to: phone, body })).body._id
    meta().refuse(0)
    const [taken, refused] = [await send("perdida"), await send("perdida e recusada")]
    for (const id of [taken, refused])
      await expect.poll(() => statusOf(id)).toEqual({ status: "FAILED", failure: "UNCONFIRMED" })
    meta().refuse(undefined)
    await tell("perdida", "sent")
    await tell("perdida e recusada", "failed")
    expect(await statusOf(taken)).toEqual({ status: "SENT", failure: null })
    expect(await statusOf(refused)).toEqual({ status: "FAILED", failure: "REJECTED" })
    const release = meta().hold()
    const early = await send("adiantada")
    await expect.poll(() => textsOut("adiantada")).toHaveLength(1)
    await tell("adiantada", "delivered")
    release()
    const providerId = async () =>
      (await connected().rows(`select provider_id as id from messages where id = ${early}`))[0]!["id"]
    await expect.poll(providerId).toMatch(/^wamid\.\d/)
    expect(await statusOf(early)).toEqual({ status: "DELIVERED", failure: null })
  })

  test("what is written to a customer goes out in its order from all processes, and a file nobody can read holds nothing up", async () => {
    const { phone } = await customer()
    const { body: file } = await upload("root", bytes.pdf, "longe.pdf")
    await connected().rows(`update files set bytes = null, outside_key = 'away' where id = ${file._id}`)
    const release = meta().hold()
    const bodies = ["primeira", "segunda", "terceira"]
    const other = await open()
    const ids: Array<number> = []
    for (const [index, body] of bodies.entries()) {
      if (index === 2)
        ids.push((await ask("POST", "/whatsapp/send", { to: phone, mediaId: file._id })).body._id)
      const options = { as: "root", headers: { company: "1" }, body: { to: phone, body } } as const
      ids.push((await [connected(), other][index % 2]!.ask("POST", "/whatsapp/send", options)).body._id)
    }
    await expect.poll(() => textsOut(...bodies)).toHaveLength(1)
    const waiting = `select count(*)::int as n from messages where id in (${ids.slice(1).join()}) and sending_since is null`
    expect(await connected().rows(waiting)).toEqual([{ n: 3 }])
    release()
    await expect.poll(() => statusOf(ids[3]!)).toMatchObject({ status: "SENT" })
    expect(textsOut(...bodies).map(({ text }) => text?.body)).toEqual(bodies)
    expect(await statusOf(ids[2]!)).toEqual({ status: "FAILED", failure: "UNREACHABLE" })
    await other.server.close()
  })

  test("an answer goes to the very number a customer writes from, of any country, and their name is kept where none is", async () => {
    const local = freshPhone().slice(-7)
    for (const phone of [`1415${local}`, `12345678${local}`]) {
      await hook(delivery(textFrom(phone, "hello")))
      const { status } = await ask("POST", "/whatsapp/send", { to: phone, body: `hi ${phone}` })
      expect(status).toBe(200)
      await expect.poll(() => textsOut(`hi ${phone}`)).toMatchObject([{ to: phone }])
    }
    const eight = freshPhone().slice(-8)
    const [brazilian, norwegian] = [`55479${eight}`, `47${eight}`]
    for (const from of [brazilian, norwegian, brazilian]) await hook(delivery(textFrom(from, `de ${from}`)))
    for (const to of [norwegian, brazilian]) {
      const typed = to.replace(/^55/, "")
      await ask("POST", "/whatsapp/send", { to: typed, body: `a ${typed}` })
      await expect.poll(() => textsOut(`a ${typed}`)).toMatchObject([{ to }])
      const theirs = (await thread(typed)).filter(({ body }) => body?.startsWith("de "))
      expect(new Set(theirs.map(({ body }) => body))).toEqual(new Set([`de ${to}`]))
    }
    const typed = `79${freshPhone().slice(-8)}`
    const { body: ana } = await ask("POST", "/contact", { name: "Ana", phone: typed })
    await connected().rows(`update contacts set customer_at = now() where id = ${ana._id}`)
    await hook(delivery(textFrom(typed, "из Москвы")))
    expect((await ask("GET", `/contact/${ana._id}/conversation`)).body.phone).toBe(`55${typed}`)
    expect(await thread(typed, `&contactId=${ana._id}`)).toEqual([])
    await ask("POST", "/whatsapp/send", { to: typed, contactId: ana._id, body: "Oi, Ana!" })
    await expect.poll(() => textsOut("Oi, Ana!")).toMatchObject([{ to: `55${typed}` }])
    expect((await thread(typed)).map(({ body }) => body)).toEqual(["из Москвы"])
    const nine = freshPhone().slice(-9)
    await hook(delivery(textFrom(nine, "9 dígitos")))
    expect((await thread(nine)).map(({ body }) => body)).toEqual(["9 dígitos"])
    const { phone, contact } = await customer()
    const nameOf = async () =>
      (await connected().rows(`select name from contacts where id = ${contact}`))[0]!["name"]
    await hook(delivery(textFrom(phone, "oi")))
    expect(await nameOf()).toMatch(/^Cliente /)
    await connected().rows(`update contacts set name = null where id = ${contact}`)
    await hook(delivery(textFrom(phone, "oi")))
    expect(await nameOf()).toBe("Ana <b>Luz</b>")
  })

  test("a customer of two stores has a thread with each, also for who views both", async () => {
    const { contact, phone } = await customer()
    const elsewhere = { headers: { company: "2" } }
    await ask("POST", "/whatsapp/send", { to: phone, body: "Oi!" })
    const { body: same } = await ask("POST", "/contact", { name: "Ana", phone }, elsewhere)
    await ask("POST", `/contact/${same._id}/notes`, { body: "De outra loja" }, elsewhere)
    const apart = [contact, same._id].map((id) => `/whatsapp?phone=${phone}&contactId=${id}`)
    const bodies = async (path: string) =>
      (await connected().ask("GET", path, { as: "root" })).body.map(({ body }: { body: string }) => body)
    expect(await Promise.all(apart.map(bodies))).toEqual([["Oi!"], ["De outra loja"]])
    expect((await ask("GET", apart[1]!)).body).toEqual([])
    await connected().rows(`update messages set media_state = 'LOST' where contact_id = ${contact}`)
    const [lost] = await thread(phone)
    const asked = await ask("POST", `/whatsapp/${lost!._id}/media`, undefined, elsewhere)
    expect([asked.status, (await ask("POST", `/whatsapp/${lost!._id}/media`)).status]).toEqual([404, 200])
    const crossed = await ask("POST", "/whatsapp/send", { to: phone, contactId: same._id, body: "x" })
    expect([crossed.status, crossed.body.field]).toEqual([422, "contactId"])
  })

  test("a tab that missed more than is told one by one is sent to read its lists again", async () => {
    const { contact } = await customer()
    const path = "/whatsapp/changes"
    const follow = (last?: string) => reader(connected(), "root", last, { company: "1" }, path)
    const first = await follow()
    await started(first)
    const write = (count: number) =>
      connected().rows(`insert into messages (contact_id, direction, kind, body)
        select ${contact}, 'OUT', 'NOTE', 'x' from generate_series(1, ${count})`)
    const resumed = async (last: string | undefined) => {
      const one = await follow(last)
      await started(one)
      one.leave()
      return one.told.find(({ event }) => event === "start")?.data
    }
    const before = first.last()
    await write(1)
    expect(await resumed(before)).toEqual({ resumed: true })
    await write(5001)
    await until(first.isOver)
    expect(await resumed(before)).toEqual({ resumed: false })
    await connected().rows(`delete from contacts where id = ${contact}`)
  })

  test("what WhatsApp had no room for is sent by another process once its own has ended", async () => {
    const { phone } = await customer()
    const other = await open([3_600_000])
    meta().refuse(131_056, 1)
    const options = { as: "root", headers: { company: "1" }, body: { to: phone, body: "sem vaga" } } as const
    const id = (await other.ask("POST", "/whatsapp/send", options)).body._id
    const tries = `select send_tries, send_at > now() as later from messages where id = ${id}`
    await expect.poll(() => connected().rows(tries)).toEqual([{ send_tries: 1, later: true }])
    await other.server.close()
    meta().refuse(undefined)
    expect(await statusOf(id)).toEqual({ status: "QUEUED", failure: null })
    await connected().rows(`update messages set send_at = now() where id = ${id}`)
    await ask("POST", "/whatsapp/send", { to: (await customer()).phone, body: "de outra conversa" })
    await expect.poll(() => statusOf(id)).toEqual({ status: "SENT", failure: null })
  })

  test("what WhatsApp has no room for goes out a moment later, and nothing goes out without its file", async () => {
    const { phone } = await customer()
    const since = meta().heard.length
    meta().refuse(131_056, 2)
    const { body: throttled } = await ask("POST", "/whatsapp/send", { to: phone, body: "devagar" })
    await expect.poll(() => statusOf(throttled._id)).toEqual({ status: "SENT", failure: null })
    const { body: file } = await upload("root", bytes.pdf, "recusada.pdf")
    meta().refuse(100, 1)
    const { body: filed } = await ask("POST", "/whatsapp/send", { to: phone, mediaId: file._id })
    await expect.poll(() => statusOf(filed._id)).toEqual({ status: "FAILED", failure: "REJECTED" })
    meta().refuse(undefined)
    const paths = meta()
      .heard.slice(since)
      .map(({ path }) => path.split("/").at(-1))
    expect(paths).toEqual(["messages", "messages", "messages", "media"])
  })
}
