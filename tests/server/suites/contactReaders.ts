import { expect, test } from "vitest"
import type { Api } from "../api.ts"
import { readerOfContacts } from "../contactReader.ts"
import { conversationCalls } from "../conversationCalls.ts"

/** Parts of the contact centre closed to somebody who may see its contacts alone. */
export const contactReaderSuite = (api: () => Api) => {
  const { ask, customer } = conversationCalls(api)

  test("who may see contacts alone reads no message, and nobody those of another company", async () => {
    const { as, clear } = await readerOfContacts(api())
    const listed = (await api().ask("GET", "/contact", { as })).body.items
    expect([...new Set(listed.map((one: object) => "lastMessage" in one || "unread" in one))]).toEqual([
      false,
    ])
    for (const path of ["/contact/conversations", "/whatsapp?phone=5511993142087", "/whatsapp/changes"])
      expect((await api().ask("GET", path, { as })).status).toBe(403)
    const { contact, phone } = await customer()
    await ask("POST", "/whatsapp/send", { to: phone, body: "Oi!" })
    const untouched = await customer()
    const removal = (id: number) => api().ask("DELETE", `/contact/${id}`, { as })
    expect((await removal(contact)).body).toMatchObject({
      needs: expect.arrayContaining(["accessToWhatsAppChat"]),
    })
    expect((await removal(untouched.contact)).status).toBe(204)
    await clear()
    const elsewhere = { headers: { company: "2" } }
    expect(await ask("GET", `/whatsapp?phone=${phone}`, undefined, elsewhere)).toMatchObject({ body: [] })
    const [there, nowhere] = [contact, 999_999].map((id) =>
      ask("POST", `/contact/${id}/notes`, { body: "x" }, elsewhere),
    )
    expect([(await there!).status, (await there!).text]).toEqual([404, (await nowhere!).text])
  })
}
