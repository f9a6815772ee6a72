import * as Effect from "effect/Effect"
import { expect, test } from "vitest"
import { createClient, memorySession } from "../../../src/api/client.ts"
import { contacts } from "../../../src/contract/contact/contacts.ts"
import { isFromCustomer } from "../../../src/contract/contact/message.ts"
import { whatsapp } from "../../../src/contract/contact/whatsapp.ts"
import { messageTemplates } from "../../../src/contract/resources/messageTemplates.ts"
import { sampleMessageTemplates } from "../../../src/samples/messageTemplates.ts"
import { listed, memoryBackend } from "../../../src/testing/index.ts"

const open = async () => {
  const backend = memoryBackend({ resources: [listed(messageTemplates, sampleMessageTemplates)] })
  const { api, session } = createClient({
    api: "http://api.test",
    session: memorySession(),
    pace: "brisk",
    fetch: backend.fetch,
  })
  await Effect.runPromise(session.signIn({ email: "root@balcao.test", password: "demo1234" }))
  return { api, backend }
}

test("an attendant sees the latest conversations, answers one, and a colleague's queue is apart", async () => {
  const { api, backend } = await open()
  const page = await Effect.runPromise(api.call(contacts.conversations, { query: { limit: 2 } }))
  expect(page.items.map(({ name }) => name)).toEqual(["Célia Rezende", "Otávio Prado"])
  expect(page.counts).toEqual({ mine: 3, unassigned: 4, all: 7, unread: 3 })
  const { phone } = page.items[1]!
  await Effect.runPromise(api.call(whatsapp.send, { body: { to: phone, body: "Entregamos sim!" } }))
  backend.write("11981203377", "Oba!")
  const thread = await Effect.runPromise(api.call(whatsapp.list, { query: { phone, limit: 2 } }))
  expect(thread.map((one) => [isFromCustomer(one, phone), one.body])).toEqual([
    [true, "Oba!"],
    [false, "Entregamos sim!"],
  ])
  const before = { phone, before: thread[1]!._id, limit: 1 }
  const older = await Effect.runPromise(api.call(whatsapp.list, { query: before }))
  expect(older.map(({ body }) => body)).toEqual(["E qual é a taxa?"])
})

test("after 24 hours only a template goes out, and a message that failed goes once more", async () => {
  const { api, backend } = await open()
  const send = (body: (typeof whatsapp.send)["body"]["Type"]) =>
    Effect.runPromise(Effect.result(api.call(whatsapp.send, { body })))
  const to = "5511918864401"
  expect(await send({ to, body: "Ainda está aí?" })).toMatchObject({ failure: { _tag: "WindowClosed" } })
  expect(await send({ to, template: { _id: 2, values: ["Neide"] } })).toMatchObject({
    success: { body: "Olá, Neide! Ficou faltando responder você. Podemos continuar por aqui?" },
  })
  expect(await send({ to, template: { _id: 3, values: ["Neide"] } })).toMatchObject({
    failure: { _tag: "UnknownReference" },
  })
  expect(await send({ to, contactId: 999, body: "Oi" })).toMatchObject({
    failure: { _tag: "UnknownReference", field: "contactId" },
  })
  const other = { contactId: 1, phone: to }
  const theirs = await Effect.runPromise(api.call(whatsapp.list, { query: other }))
  expect(new Set(theirs.map(({ contactId }) => contactId))).toEqual(new Set([1]))
  const retry = () => Effect.runPromise(api.call(whatsapp.retry, { params: { id: 11 } }))
  expect((await retry()).status).toBe("SENT")
  backend.deliver(11, "READ")
  expect((await retry()).status).toBe("READ")
})
