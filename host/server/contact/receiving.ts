import { and, eq, inArray, or, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { DeliveryState, Failure, MessageKind } from "../../../src/contract/contact/message.ts"
import { phoneKeyOf, phoneKeyOfInternational, withCountry } from "../../../src/contract/people/phone.ts"
import { contacts, messages } from "../db/contactSchema.ts"
import { type Database, query, transaction } from "../db/database.ts"
import { notifyChat } from "./contactHub.ts"
import { addMessage, contactOfPhone } from "./conversations.ts"
import { isOfTry, isUnconfirmed, tryOf } from "./sendingTry.ts"

/** A customer's message as it arrives. */
export interface Incoming {
  readonly providerId: string
  readonly company: number
  /** Digits, with the country code. */
  readonly from: string
  /** Name the customer uses. */
  readonly name?: string
  readonly kind: MessageKind
  readonly body: string | null
  readonly mediaName?: string
  readonly mediaType?: string
  /** WhatsApp's id of the file, which is fetched afterwards. */
  readonly providerMediaId?: string
  readonly at: Date
}

/**
 * A Brazilian contact typed without the country's code gets it once a number of another country with the same digits
 * writes: from then on these digits alone are the other's (`contactsWithPhone`).
 */
const tellApart = async (tx: Database, company: number, from: string) => {
  const isTyped = and(eq(contacts.phoneKey, phoneKeyOf(from)), sql`length(${contacts.phone}) <= 11`)
  await tx
    .update(contacts)
    .set({ phone: sql`${withCountry("")}::text || ${contacts.phone}` })
    .where(and(eq(contacts.companyId, company), isTyped))
}

/** Takes in a customer's message; its number, or undefined for one that is there already. */
export const receiveMessage = (db: Database, message: Incoming): Promise<number | undefined> =>
  Effect.runPromise(
    transaction(
      db,
      Effect.fnUntraced(function* (tx: Database) {
        const { company, from: phone, name, at, ...content } = message
        // A clock that is ahead would keep the 24 hours open for longer.
        const createdAt = new Date(Math.min(at.getTime(), Date.now()))
        const phoneKey = phoneKeyOfInternational(phone)
        if (phoneKey !== phoneKeyOf(phone)) yield* query(() => tellApart(tx, company, phone))
        const contact = yield* contactOfPhone(tx, { company, phone, phoneKey })
        // A name somebody gave stays.
        const known = { whatsappNumber: phone, name: contact.name || name?.trim().slice(0, 100) || null }
        yield* query(() => tx.update(contacts).set(known).where(eq(contacts.id, contact.id)))
        const file = content.providerMediaId === undefined ? {} : { mediaState: "AWAITED" as const }
        return yield* addMessage(tx, contact, { direction: "IN", createdAt, ...content, ...file })
      }),
    ),
  )

/** States that may precede each state; late or repeated updates never move a message back. */
const before: Readonly<Record<DeliveryState, ReadonlyArray<DeliveryState>>> = {
  QUEUED: [],
  SENT: ["QUEUED"],
  DELIVERED: ["QUEUED", "SENT"],
  READ: ["QUEUED", "SENT", "DELIVERED"],
  FAILED: ["QUEUED", "SENT"],
}

/** Progress of a sent message. */
export interface Progress {
  readonly providerId: string
  /** Tag the message was sent with. It is known before WhatsApp's id, which comes with the answer. */
  readonly tag?: string
  readonly status: DeliveryState
  readonly failure?: Failure
}

/** Moves a sent message on. */
export const noteProgress = async (
  db: Database,
  { providerId, tag = "", status, failure }: Progress,
): Promise<void> => {
  const isBefore = or(inArray(messages.status, [...before[status]]), isUnconfirmed)
  const tried = tryOf(tag)
  const changed = await db
    .update(messages)
    .set({ status, failure: failure ?? null, providerId })
    .where(and(or(eq(messages.providerId, providerId), tried && isOfTry(tried)), isBefore))
    .returning({ id: messages.id })
  if (changed.length > 0) await notifyChat(db)
}
