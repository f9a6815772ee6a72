import { asc, eq, isNull, and } from "drizzle-orm"
import { sampleTicketMessages } from "../../../src/samples/ticketMessages.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { tables } from "../db/described/tables.ts"
import { users } from "../db/schema.ts"
import { ticketMessageFiles, ticketMessages } from "../db/ticketSchema.ts"
import { receipt } from "./sentFiles.ts"

const { tickets } = tables

const minuteMs = 60_000

/** Author of a message: an agent, or the person who opened the ticket. */
type Author = Pick<typeof ticketMessages.$inferInsert, "userId" | "userName" | "isDesk">

const keepDocument = async (db: Database): Promise<number> => {
  const bytes = receipt()
  const [created] = await db
    .insert(files)
    .values({
      name: "comprovante.pdf",
      type: "application/pdf",
      size: bytes.length,
      bytes,
      namedAt: new Date(),
    })
    .returning({ id: files.id })
  return created!.id
}

/** Writes what was said in the demo's tickets; nothing was said later than now. */
export const seedTicketMessages = async (db: Database, now: number): Promise<void> => {
  const opened = (await db.select().from(tickets).orderBy(asc(tickets.id))) as unknown as ReadonlyArray<{
    readonly id: number
    readonly requester: string
    readonly createdAt: Date
  }>
  const agents = await db
    .select({ id: users.id, fullname: users.fullname })
    .from(users)
    .where(and(isNull(users.companyId), eq(users.isRoot, false)))
    .orderBy(asc(users.id))
  const document = await keepDocument(db)
  for (const {
    ticket: place,
    by,
    agent = 1,
    kind = "PUBLIC",
    body,
    after,
    hasFile,
  } of sampleTicketMessages) {
    const ticket = opened[place - 1]!
    const desk = agents[agent - 1]!
    const author: Author =
      by === "desk"
        ? { userId: desk.id, userName: desk.fullname, isDesk: true }
        : { userName: ticket.requester, isDesk: false }
    const createdAt = new Date(Math.min(now, ticket.createdAt.getTime() + after * minuteMs))
    const [created] = await db
      .insert(ticketMessages)
      .values({ ticketId: ticket.id, kind, body, createdAt, ...author })
      .returning({ id: ticketMessages.id })
    if (hasFile)
      await db.insert(ticketMessageFiles).values({ messageId: created!.id, fileId: document, position: 0 })
  }
}
