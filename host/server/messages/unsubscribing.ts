import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto"
import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { writeAudit } from "../audit/audit.ts"
import type { Database } from "../db/database.ts"
import { mailUnsubscriptions } from "../db/messageSchema.ts"
import type { Reminded, ReminderKind } from "../mail/endReminders.ts"
import { columnNamed } from "../resource/context.ts"
import { offerReaders, registeredPeople, type Registry } from "./registries.ts"

/** Somebody a message to many was for. */
export interface Recipient {
  readonly registry: Registry
  readonly person: number
}

/** Somebody who gets mail they did not ask for: messages to many, or reminders. */
export type Unasked = Recipient | Reminded

/** The links by which whoever gets mail they did not ask for gets no more of it. */
export interface Unsubscribing {
  /** Somebody's own address, which nobody else can make and which does not expire. */
  readonly linkOf: (of: Unasked) => string
  /** The owner of a token; undefined for any other text. */
  readonly read: (token: string) => Unasked | undefined
}

/** The purpose of a token, by its first letter. */
const lettered: ReadonlyMap<string, Registry | ReminderKind> = new Map<string, Registry | ReminderKind>([
  ["p", registeredPeople],
  ["r", offerReaders],
  ["l", "license"],
  ["i", "invoice"],
  ["n", "lead"],
])

const whoseOf = (of: Unasked) => {
  const [list, number] = "reminder" in of ? [of.reminder, of.user] : [of.registry, of.person]
  const [letter] = [...lettered].find(([, one]) => one === list)!
  return `${letter}${number}`
}

/** The folder of the links. */
export const unsubscribePath = "/unsubscribe"

/** Links under one secret, shared by every process of an installation. */
export const unsubscribing = (secret: string, publicUrl: () => string): Unsubscribing => {
  const key = Buffer.from(hkdfSync("sha256", secret, "balcao", "unsubscribe", 32))
  const sign = (text: string) => createHmac("sha256", key).update(text).digest()
  return {
    linkOf: (of) => {
      const recipient = whoseOf(of)
      return `${publicUrl()}${unsubscribePath}/${recipient}.${sign(recipient).toString("base64url")}`
    },
    read: (token) => {
      const [, letter = "", number = "", signature = ""] =
        /^([a-z])([1-9]\d{0,14})\.([\w-]{43})$/.exec(token) ?? []
      const letterKind = lettered.get(letter)
      const isOurs =
        letterKind !== undefined &&
        timingSafeEqual(Buffer.from(signature, "base64url"), sign(`${letter}${number}`))
      if (!isOurs) return undefined
      return typeof letterKind === "string"
        ? { reminder: letterKind, user: Number(number) }
        : { registry: letterKind, person: Number(number) }
    },
  }
}

const listOf = ({ registry }: Recipient) =>
  registry === offerReaders
    ? ({ list: "offerPeople", consent: "acceptsPush" } as const)
    : ({ list: "people", consent: "acceptsMarketing" } as const)

/**
 * Withdraws a person's consent and stores that they want no bulk mail. People who did so before are left as they are.
 */
export const unsubscribe = (db: Database, recipient: Recipient): Promise<void> =>
  db.transaction(async (tx) => {
    const { registry, person } = recipient
    const { people } = registry
    const { list, consent } = listOf(recipient)
    const [there] = await tx
      .select({ name: people.name, applicationId: people.applicationId })
      .from(people)
      .where(eq(people.id, person))
    if (!there) return
    if (registry === registeredPeople)
      await tx
        .insert(mailUnsubscriptions)
        .values({ personId: person })
        .onConflictDoUpdate({ target: mailUnsubscriptions.personId, set: { at: sql`now()` } })
    const changed = await tx
      .update(people)
      .set({ [consent]: false, version: sql`${people.version} + 1`, updatedAt: sql`now()` } as never)
      .where(and(eq(people.id, person), sql`${columnNamed({ table: people }, consent)} is true`))
      .returning({ id: people.id })
    if (changed.length === 0) return
    const { name, applicationId } = there as unknown as {
      readonly name: string
      readonly applicationId: number
    }
    await Effect.runPromise(
      writeAudit(tx, undefined, [
        {
          list,
          action: "UPDATE",
          recordId: person,
          label: name,
          owner: { applicationId },
          changes: [{ field: consent, old: true, new: false }],
        },
      ]),
    )
  })
