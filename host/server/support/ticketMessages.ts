import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { handlesTickets } from "../../../src/contract/support/ticketHandling.ts"
import type { TicketMessage, TicketMessageKind } from "../../../src/contract/support/ticketThreads.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import { claimFile } from "../files/claimFile.ts"
import type { Context } from "../resource/context.ts"
import type { RuleScope } from "../resource/rules.ts"
import { readableBy } from "./readableBy.ts"

type Filed = Pick<typeof files.$inferSelect, "id" | "name" | "type" | "size">

const filesOfMessages = async (db: Database, ids: ReadonlyArray<number>) => {
  const filesByMessage = new Map<number, Array<Filed>>()
  if (ids.length === 0) return filesByMessage
  const { messageId, fileId, position } = ticketMessageFiles
  const rows = await db
    .select({ messageId, id: files.id, name: files.name, type: files.type, size: files.size })
    .from(ticketMessageFiles)
    .innerJoin(files, eq(files.id, fileId))
    .where(inArray(messageId, [...ids]))
    .orderBy(asc(position))
  for (const { messageId: of, ...file } of rows)
    filesByMessage.set(of, [...(filesByMessage.get(of) ?? []), file])
  return filesByMessage
}

/** The messages of a condition as this caller is told them, the oldest first. */
export const readMessages = (
  db: Database,
  caller: Caller,
  where: SQL | undefined,
): Effect.Effect<ReadonlyArray<TicketMessage & { readonly _id: number }>> =>
  query(async () => {
    const rows = await db
      .select()
      .from(ticketMessages)
      .where(and(where, readableBy(caller)))
      .orderBy(asc(ticketMessages.createdAt), asc(ticketMessages.id))
    const filed = await filesOfMessages(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id, kind, body, isDesk, userId, userName, createdAt }) => ({
      _id: id,
      kind,
      body,
      files: (filed.get(id) ?? []).map(({ id: _id, name: label, type, size }) => ({
        _id,
        label,
        type,
        size,
      })),
      author: userName,
      isDesk,
      isOwn: userId === caller.user.id,
      at: createdAt.toISOString(),
    }))
  })

/** A message written in a ticket. */
export interface MessageInput {
  readonly kind: TicketMessageKind
  readonly body: string
  readonly files: ReadonlyArray<number>
}

/** Keeps a message with its files, which are named by it from then on. */
export const keepMessage = Effect.fnUntraced(function* (
  { fileOwners }: Context,
  { tx, caller }: RuleScope,
  ticketId: number,
  { kind, body, files: fileIds }: MessageInput,
) {
  const { user } = caller
  for (const id of fileIds) yield* claimFile(tx, caller, fileOwners, { field: "files", id, use: "any" })
  const [created] = yield* query(() =>
    tx
      .insert(ticketMessages)
      .values({
        ticketId,
        kind,
        body,
        userId: user.id as number,
        userName: user.fullname,
        isDesk: handlesTickets(user),
      })
      .returning({ id: ticketMessages.id }),
  )
  const messageId = created!.id
  if (fileIds.length > 0)
    yield* query(() =>
      tx
        .insert(ticketMessageFiles)
        .values(fileIds.map((fileId, position) => ({ messageId, fileId, position }))),
    )
  const [message] = yield* readMessages(tx, caller, eq(ticketMessages.id, messageId))
  return message!
})

/** True if others wrote in a ticket after the last message the caller saw, in messages the caller may read. */
export const isAnsweredSince = (
  { tx, caller }: RuleScope,
  ticketId: number,
  seen: number | null,
): Effect.Effect<boolean> =>
  query(async () => {
    const [found] = await tx
      .select({ id: ticketMessages.id })
      .from(ticketMessages)
      .where(
        and(
          eq(ticketMessages.ticketId, ticketId),
          sql`${ticketMessages.id} > ${seen ?? 0}`,
          sql`${ticketMessages.userId} is distinct from ${caller.user.id}`,
          readableBy(caller),
        ),
      )
      .limit(1)
    return found !== undefined
  })
