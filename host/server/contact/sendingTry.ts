import { and, eq, isNull, or, type SQL } from "drizzle-orm"
import { messages } from "../db/contactSchema.ts"

/** One try to send a message: its number, and when the try began. */
export type SendingTry = Pick<typeof messages.$inferSelect, "id" | "sendingSince">

/** The message, as long as no other try has begun. */
export const isOfTry = ({ id, sendingSince }: SendingTry): SQL | undefined =>
  and(
    eq(messages.id, id),
    sendingSince ? eq(messages.sendingSince, sendingSince) : isNull(messages.sendingSince),
  )

/** Returns the tag sent to WhatsApp with a message; every update about the message returns it. */
export const tagOf = ({ id, sendingSince }: SendingTry): string => `${id}.${sendingSince?.getTime() ?? 0}`

/** The try a tag names; undefined for one that is not ours. */
export const tryOf = (tag: string): SendingTry | undefined => {
  const [, id, began] = /^(\d{1,15})\.(\d{1,15})$/.exec(tag) ?? []
  return id === undefined || began === undefined
    ? undefined
    : { id: Number(id), sendingSince: new Date(Number(began)) }
}

/** A message that failed without anybody knowing whether it arrived. */
export const isUnconfirmed: SQL | undefined = and(
  eq(messages.status, "FAILED"),
  eq(messages.failure, "UNCONFIRMED"),
)

/** SQL: WhatsApp has reported nothing about the message yet. */
export const isUnheard: SQL | undefined = or(eq(messages.status, "QUEUED"), isUnconfirmed)
