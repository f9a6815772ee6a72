import { and, eq, like, sql } from "drizzle-orm"
import { offerPeople as list } from "../../../src/contract/resources/offerPeople.ts"
import type { Database } from "../db/database.ts"
import { readerRecipients } from "../db/messageSchema.ts"
import { tables } from "../db/described/tables.ts"
import { offerReaders } from "../messages/registries.ts"
import type { Row } from "../resource/recordRows.ts"
import { emptied, forgetCallsOf, forgetLines, linesOf } from "./forgetting.ts"

const { offerPeople, outboxMessages } = tables

/** Deletes the messages still waiting for this person, and theirs in the outbox. */
const forgetMessages = async (tx: Database, id: number) => {
  const waits = and(eq(readerRecipients.personId, id), eq(readerRecipients.state, "WAITING"))
  await tx.delete(readerRecipients).where(waits)
  await tx.delete(outboxMessages).where(like(sql`key`, `%/${offerReaders.mark}${id}`))
}

/** Erases what identifies a reader of offers. What they keep names them by number alone, so it stays. */
export const forgetReader = async (tx: Database, application: number, row: Row) => {
  const id = row._id
  await forgetMessages(tx, id)
  await forgetLines(tx, linesOf(list.name, [id]))
  await forgetCallsOf(tx, list, { ids: [id], application })
  const set = {
    ...emptied(list, id),
    status: "ANONYMIZED",
    updatedAt: sql`now()`,
    version: sql`${offerPeople.version} + 1`,
  }
  await tx.update(offerPeople).set(set).where(eq(offerPeople.id, id))
}
