import { afterAll, expect, test } from "vitest"
import type { Api } from "../api.ts"
import { conversationCalls } from "../conversationCalls.ts"
import { orderCalls } from "../orderCalls.ts"

/** The conversation of a store with who ordered. */
export const orderConversationSuite = (api: () => Api) => {
  const { place, forget } = orderCalls(api)
  const { ask, customer } = conversationCalls(api)
  afterAll(forget)
  const pathOf = (id: number) => `/contact/order/${id}/conversation`
  const find = async (id: number, company = "1") =>
    (await ask("GET", pathOf(id), undefined, { headers: { company } })).body
  const placeBy = (phone: string) => place("DISPATCH", { customer_phone: `'${phone}'` })

  test("a store finds its conversation with who ordered, however the phone is written, and none of other stores", async () => {
    const { contact, phone } = await customer()
    const id = await placeBy(phone.replace(/^55/, ""))
    expect((await find(id)).conversation).toMatchObject({ _id: contact, state: "OPEN", phone })
    await api().rows(`update contacts set company_id = 2 where id = ${contact}`)
    expect(await find(id)).toEqual({ conversation: null })
    const unknown = await place("DISPATCH", { customer_phone: "null" })
    expect(await find(unknown)).toEqual({ conversation: null })
  })

  test("nobody finds a conversation by an order of another store, or who may not write to customers", async () => {
    const { phone } = await customer()
    const id = await placeBy(phone)
    const elsewhere = { headers: { company: "2" } }
    const [there, nowhere] = [id, 999_999_999].map((one) => ask("GET", pathOf(one), undefined, elsewhere))
    expect([(await there!).status, (await there!).text]).toEqual([404, (await nowhere!).text])
    expect((await api().ask("GET", pathOf(id), { as: "restaurant" })).status).toBe(200)
    expect((await api().ask("GET", pathOf(id), { as: "partner" })).status).toBe(403)
  })
}
