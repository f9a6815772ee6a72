import { randomUUID } from "node:crypto"
import { setTimeout as delay } from "node:timers/promises"
import type { Database } from "../db/database.ts"
import { answerTo } from "./demoCustomer.ts"
import type { Outgoing, Provider } from "./provider.ts"
import { noteProgress, receiveMessage } from "./receiving.ts"

/** Milliseconds after sending until a message is delivered, until it is read, and until the answer comes. */
const delivery = { deliveredMs: 600, readMs: 2400, answeredMs: 6000 }

interface LocalOptions {
  readonly db: Database
  /** Customers read what they are sent and answer, as those of a demo do. */
  readonly answers: boolean
  readonly onError: (cause: unknown) => void
  readonly signal: AbortSignal
  readonly paceMs?: typeof delivery
}

/** Goes on with a message as a customer would. */
const live = async (
  { db, signal, paceMs = delivery }: LocalOptions,
  { company, to, body }: Outgoing,
  providerId: string,
) => {
  const wait = (ms: number) => delay(ms, undefined, { signal, ref: false })
  await wait(paceMs.deliveredMs)
  await noteProgress(db, { providerId, status: "DELIVERED" })
  await wait(paceMs.readMs - paceMs.deliveredMs)
  await noteProgress(db, { providerId, status: "READ" })
  const answer = answerTo(body)
  if (answer === undefined) return
  await wait(paceMs.answeredMs - paceMs.readMs)
  const at = new Date()
  await receiveMessage(db, {
    providerId: `${providerId}-answer`,
    company,
    from: to,
    kind: "TEXT",
    body: answer,
    at,
  })
}

/** Sends nothing outside: the message counts as sent, and in a demo its customer goes on with it. */
export const localProvider = (options: LocalOptions): Provider => ({
  send: async (message) => {
    const providerId = `local-${randomUUID()}`
    if (options.answers)
      void live(options, message, providerId).catch(
        (cause: unknown) => options.signal.aborted || options.onError(cause),
      )
    return { providerId }
  },
})
