import { createHmac } from "node:crypto"
import { afterAll, beforeAll } from "vitest"
import { type Api, sibling } from "./api.ts"
import { conversationCalls } from "./conversationCalls.ts"
import { pngWithPlace } from "../smallFiles.ts"
import { startMeta } from "./metaServer.ts"

export const appSecret = "the app's secret"
export const number = "106540352242922"

let last = 0
/** An id nobody has heard of. */
export const freshId = () => `wamid.in.${process.pid}.${(last += 1)}`

/** A delivery of the webhook, as Meta writes it. */
export const delivery = (value: object, of = number) => ({
  object: "whatsapp_business_account",
  entry: [
    { id: "1", changes: [{ field: "messages", value: { metadata: { phone_number_id: of }, ...value } }] },
  ],
})

/** A text of a customer. */
export const textFrom = (from: string, body: string, id = freshId(), at = Date.now()) => ({
  contacts: [{ wa_id: from, profile: { name: "Ana <b>Luz</b>" } }],
  messages: [{ id, from, timestamp: String(Math.floor(at / 1000)), type: "text", text: { body } }],
})

/** A server connected to a WhatsApp of the test's own, and the ways to both. */
export const whatsappGround = (api: () => Api) => {
  let meta: Awaited<ReturnType<typeof startMeta>>
  let connected: Api
  /** One more process on the same database and the same WhatsApp. */
  const open = (pausesMs = [1, 1]) => {
    const companies = new Map([[number, 1]])
    const connection = { token: "a token", appSecret, verifyToken: "say so", companies }
    const whatsapp = { ...connection, api: meta.address, pausesMs }
    return sibling(api(), { whatsapp })
  }
  beforeAll(async () => {
    meta = await startMeta(Buffer.from(pngWithPlace))
    connected = await open()
  })
  afterAll(async () => {
    await connected.server.close()
    await meta.close()
  })
  const hook = (value: unknown, secret = appSecret, server = connected) => {
    const raw = typeof value === "string" ? value : JSON.stringify(value)
    const signature = createHmac("sha256", secret).update(raw).digest("hex")
    return server.ask("POST", "/whatsapp/webhook", {
      raw,
      headers: { "x-hub-signature-256": `sha256=${signature}` },
    })
  }
  const calls = conversationCalls(() => connected)
  return { ...calls, meta: () => meta, connected: () => connected, open, hook }
}

export type WhatsappGround = ReturnType<typeof whatsappGround>
