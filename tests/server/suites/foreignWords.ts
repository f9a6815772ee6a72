import { expect, test } from "vitest"
import { freshPhone } from "../conversationCalls.ts"
import { delivery, freshId, type WhatsappGround } from "../whatsappGround.ts"

/** Names that every plain object answers to. */
const names = ["constructor", "__proto__", "toString", "hasOwnProperty"]

/** Words of WhatsApp that are names of the language's own objects. */
export const foreignWordSuite = ({ connected, hook, ask, thread, customer, statusOf }: WhatsappGround) => {
  const conversations = () =>
    connected().ask("GET", "/contact/conversations", { as: "root", headers: { company: "1" } })
  const read = async (contact: number) => (await ask("GET", `/contact/${contact}/conversation`)).status

  test("a message of a kind named like a part of the language is read as any other kind we do not have", async () => {
    for (const type of names) {
      const from = freshPhone()
      const message = { id: freshId(), from, timestamp: String(Math.floor(Date.now() / 1000)), type }
      expect((await hook(delivery({ messages: [message] }))).status).toBe(204)
      expect(await thread(from)).toMatchObject([{ kind: "OTHER", body: null }])
      const [contact] = await connected().rows(`select id from contacts where whatsapp_number = '${from}'`)
      expect(await read(contact!["id"] as number)).toBe(200)
    }
    expect((await conversations()).status).toBe(200)
  })

  test("a state of a sent message that is named like one changes nothing", async () => {
    const { phone } = await customer()
    const { body: sent } = await ask("POST", "/whatsapp/send", { to: phone, body: "Já saiu!" })
    await expect.poll(() => statusOf(sent._id)).toMatchObject({ status: "SENT" })
    const [row] = await connected().rows(`select provider_id as id from messages where id = ${sent._id}`)
    for (const status of names)
      expect((await hook(delivery({ statuses: [{ id: row!["id"], status }] }))).status).toBe(204)
    expect(await statusOf(sent._id)).toEqual({ status: "SENT", failure: null })
  })

  test("a message that was kept with such a kind hides neither its conversation nor those of its company", async () => {
    const { phone, contact } = await customer()
    const { body: sent } = await ask("POST", "/whatsapp/send", { to: phone, body: "Já saiu!" })
    const kept = "function Object() { [native code] }"
    await connected().rows(`update messages set kind = '${kept}' where id = ${sent._id}`)
    expect(await thread(phone)).toMatchObject([{ kind: "OTHER" }])
    expect([await read(contact), (await conversations()).status]).toEqual([200, 200])
  })
}
