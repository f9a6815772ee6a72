import { expect, test } from "vitest"
import { readEnvironment } from "../../../host/server/composition/environment.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { Api } from "../api.ts"
import { freshPhone } from "../conversationCalls.ts"
import { secretPlace } from "../../smallFiles.ts"
import { bytes, fileCalls } from "../fileCalls.ts"
import { appSecret, delivery, freshId, number, textFrom, whatsappGround } from "../whatsappGround.ts"
import { chatOrderSuite } from "./chatOrder.ts"
import { foreignWordSuite } from "./foreignWords.ts"

/** A server connected to WhatsApp: what goes out, and what the webhook takes in. */
export const metaSuite = (api: () => Api) => {
  const ground = whatsappGround(api)
  const { meta, connected, hook, ask, thread, customer, statusOf } = ground
  const { send: upload, read } = fileCalls(connected)
  chatOrderSuite(ground)
  foreignWordSuite(ground)

  test("a text goes out with the token, to the number with its country, and its ticks only go forward", async () => {
    const { phone } = await customer()
    const { body: sent } = await ask("POST", "/whatsapp/send", { to: phone.slice(2), body: "Já saiu!" })
    await expect.poll(() => statusOf(sent._id)).toMatchObject({ status: "SENT" })
    const out = meta().heard.at(-1)!
    expect([out.path, out.token]).toEqual([`/${number}/messages`, "Bearer a token"])
    expect(JSON.parse(Buffer.from(out.body, "latin1").toString())).toEqual({
      messaging_product: "whatsapp",
      to: phone,
      biz_opaque_callback_data: expect.any(String),
      type: "text",
      text: { body: "Já saiu!" },
    })
    const [row] = await connected().rows(`select provider_id as id from messages where id = ${sent._id}`)
    for (const status of ["read", "delivered", "sent", "failed"])
      expect((await hook(delivery({ statuses: [{ id: row!["id"], status }] }))).status).toBe(204)
    expect(await statusOf(sent._id)).toEqual({ status: "READ", failure: null })
  })

  test("a file is handed over before the message that names it, and a template goes with its values", async () => {
    const { phone } = await customer()
    const { body: file } = await upload("root", bytes.pdf, "nota.pdf")
    await ask("POST", "/whatsapp/send", { to: phone, mediaId: file._id })
    const [{ id: template }] = (await connected().rows(
      "select id::int as id from message_templates where company_id = 1 order by id limit 1",
    )) as [{ id: number }]
    const { body: sent } = await ask("POST", "/whatsapp/send", {
      to: phone,
      template: { _id: template, values: ["Ana", "#1"] },
    })
    await expect.poll(() => statusOf(sent._id)).toMatchObject({ status: "SENT" })
    const [media, document, written] = meta().heard.slice(-3)
    expect([media!.path, media!.body.includes("%PDF-1.7")]).toEqual([`/${number}/media`, true])
    expect(JSON.parse(document!.body)).toMatchObject({
      type: "document",
      document: { id: "media-out", filename: "nota.pdf" },
    })
    expect(JSON.parse(written!.body).template).toEqual({
      name: "pedido_a_caminho",
      language: { code: "pt_BR" },
      components: [
        {
          type: "body",
          parameters: [
            { type: "text", text: "Ana" },
            { type: "text", text: "#1" },
          ],
        },
      ],
    })
  })

  test("a message WhatsApp does not take says why, and is sent again when somebody asks", async () => {
    const { phone } = await customer()
    const reasons = {
      131_026: "NOT_ON_WHATSAPP",
      131_047: "WINDOW_CLOSED",
      100: "REJECTED",
      130_429: "UNREACHABLE",
      0: "UNCONFIRMED",
    }
    for (const [code, failure] of Object.entries(reasons)) {
      meta().refuse(Number(code))
      const { body } = await ask("POST", "/whatsapp/send", { to: phone, body: code })
      await expect.poll(() => statusOf(body._id)).toEqual({ status: "FAILED", failure })
      meta().refuse(undefined)
      await ask("POST", `/whatsapp/${body._id}/retry`)
      await expect.poll(() => statusOf(body._id)).toEqual({ status: "SENT", failure: null })
    }
  })

  test("a customer's message is taken in once, opens the conversation, and is shown as the text it is", async () => {
    const phone = freshPhone()
    const told = delivery(textFrom(phone, "<script>alert(1)</script>"))
    for (const _ of Array.from({ length: 20 })) await hook(told)
    expect(await thread(phone)).toMatchObject([{ body: "<script>alert(1)</script>", kind: "TEXT" }])
    const without9 = phone.slice(0, 4) + phone.slice(5)
    await hook(delivery(textFrom(without9, "de novo")))
    const dayAndMore = Date.now() - 30 * 3_600_000
    await hook(delivery(textFrom(phone, "chegou tarde", freshId(), dayAndMore)))
    const { items } = (await ask("GET", `/contact/conversations?search=${phone}`)).body
    expect(items).toMatchObject([{ name: "Ana <b>Luz</b>", unread: 3, state: "OPEN" }])
    expect(Date.parse(items[0].windowEndsAt)).toBeGreaterThan(Date.now())
    const [newer] = await thread(phone)
    const { body: readOne } = await ask("PUT", `/contact/${items[0]._id}/read`, { upTo: newer!._id - 1 })
    expect(readOne.unread).toBe(1)
    expect((await ask("PUT", `/contact/${items[0]._id}/read`, { upTo: newer!._id })).body.unread).toBe(0)
  })

  test("a forged delivery is refused, and one for another number or in another shape changes nothing", async () => {
    const phone = freshPhone()
    const told = delivery(textFrom(phone, "oi"))
    expect((await hook(told, "another secret")).status).toBe(403)
    const unsigned = await connected().ask("POST", "/whatsapp/webhook", { body: told })
    expect(unsigned.status).toBe(403)
    expect((await hook(delivery(textFrom(phone, "oi"), "999"))).status).toBe(204)
    expect((await hook("not json")).status).toBe(400)
    expect((await hook({ entry: 1 })).status).toBe(400)
    expect((await hook(delivery({ messages: [{ id: 1 }, null], statuses: ["x"] }))).status).toBe(204)
    expect((await hook(delivery(textFrom("", "de ninguém")))).status).toBe(204)
    expect(await thread(phone)).toEqual([])
    const odd = textFrom(phone, "o\0i")
    const [message] = odd.messages
    const named = { contacts: [{ wa_id: phone, profile: { name: "Ana\0" } }], messages: [message] }
    const document = { id: "media-html", filename: "a\0.pdf", mime_type: "a\0" }
    const filed = { ...message, id: freshId(), type: "document", document }
    expect((await hook(delivery({ ...named, messages: [message, filed] }))).status).toBe(204)
    expect((await thread(phone)).map(({ body }) => body)).toEqual(["oi", "oi"])
    expect((await hook(told, appSecret, api())).status).toBe(404)
    const timed = (timestamp: string) => ({ ...textFrom(phone, timestamp).messages[0]!, timestamp })
    const odds = ["99999999999999", "-99999999999999", "ontem", ""]
    await hook(delivery({ messages: odds.map(timed) }))
    const times = (await thread(phone)).slice(0, odds.length) as unknown as ReadonlyArray<{
      createdAt: string
    }>
    for (const { createdAt } of times) expect(Date.now() - Date.parse(createdAt)).toBeLessThan(60_000)
  })

  const picture = (phone: string, media: string, caption?: string) => {
    const image = { id: media, mime_type: "image/png", ...(caption === undefined ? {} : { caption }) }
    const at = String(Math.floor(Date.now() / 1000))
    return delivery({ messages: [{ id: freshId(), from: phone, timestamp: at, type: "image", image }] })
  }
  const latest = async (phone: string) =>
    (await thread(phone))[0] as unknown as Readonly<
      Record<"mediaId" | "mediaState" | "body", string | number | null> & { _id: number }
    >

  test("a file WhatsApp does not give is asked for again, counts as lost in the end, and comes when somebody asks", async () => {
    const phone = freshPhone()
    meta().refuse(131_000)
    await hook(picture(phone, "media-in"))
    const { _id } = await latest(phone)
    const row = async (column: string) =>
      (await connected().rows(`select ${column} as value from messages where id = ${_id}`))[0]!["value"]
    await expect.poll(() => row("media_tries")).toBe(1)
    await connected().rows(`update messages set media_tries = 5, media_next_at = now() where id = ${_id}`)
    await hook(delivery({}))
    await expect.poll(() => row("media_state")).toBe("LOST")
    const unconnected = await api().ask("POST", `/whatsapp/${_id}/media`, { as: "root" })
    expect(unconnected.body.mediaState).toBe("LOST")
    meta().refuse(undefined)
    await ask("POST", `/whatsapp/${_id}/media`)
    await expect.poll(async () => (await latest(phone)).mediaId).not.toBe(null)
    expect((await ask("POST", `/whatsapp/${_id}/media`)).body).toMatchObject({ _id, mediaState: null })
  })

  test("a picture comes with its caption and is fetched from WhatsApp alone, up to 5 MB of what it says it is", async () => {
    const phone = freshPhone()
    const refused = {
      "media-far": "AWAITED",
      "media-huge": "TOO_LARGE",
      "media-endless": "TOO_LARGE",
      "media-html": "UNSUPPORTED",
    }
    for (const media of Object.keys(refused)) await hook(picture(phone, media))
    await hook(picture(phone, "media-in", "Comprovante"))
    await expect.poll(async () => (await latest(phone)).mediaId).not.toBe(null)
    const { mediaId, body } = await latest(phone)
    const file = await read("root", mediaId as number)
    expect([body, file.headers.get("content-type")]).toEqual(["Comprovante", "image/png"])
    expect(file.content.includes(secretPlace), "nor where it was taken").toBe(false)
    await expect.poll(() => meta().endless()).toBeLessThan(3 * limits.file.maxBytes)
    const states = Object.values(refused).toReversed()
    await expect
      .poll(async () => (await thread(phone)).slice(1))
      .toMatchObject(states.map((mediaState) => ({ kind: "IMAGE", mediaId: null, mediaState })))
    const link = `https://${meta().neighbour.host}/foto.png`
    const { body: sent } = await ask("POST", "/whatsapp/send", { to: phone, mediaUrl: link })
    await expect.poll(() => statusOf(sent._id)).toMatchObject({ status: "SENT" })
    expect(meta().heard.at(-1)!.body).toContain(link)
    expect(meta().neighbour.knocks()).toBe(0)
  })

  test("WhatsApp's challenge is answered to whoever knows the word, and half a setting starts nothing", async () => {
    const challenge = (word: string) =>
      connected().ask(
        "GET",
        `/whatsapp/webhook?hub.mode=subscribe&hub.challenge=4711&hub.verify_token=${word}`,
      )
    const right = await challenge("say%20so")
    expect([right.status, right.text, right.headers.get("content-type")]).toEqual([
      200,
      "4711",
      "text/plain; charset=utf-8",
    ])
    expect((await challenge("guess")).status).toBe(403)
    expect(() => readEnvironment({ API_URL: "https://api.example", WHATSAPP_TOKEN: "x" })).toThrow(
      "WhatsApp is set up in part: WHATSAPP_SECRET is missing.",
    )
  })
}
