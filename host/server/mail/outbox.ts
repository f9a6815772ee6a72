import { and, desc, eq } from "drizzle-orm"
import type { FastifyInstance } from "fastify"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import type { Mail, Message } from "./mail.ts"

const { outboxMessages } = tables

const logged = (recipient: string, subject: string) => ({
  channel: "EMAIL",
  recipient,
  title: subject.slice(0, 200),
})

/** Mail that is kept in the database, for want of a server to send it. */
export const outboxMail = (db: Database): Mail => ({
  send: async ({ to, subject, text }) =>
    void (await db.insert(outboxMessages).values({ ...logged(to, subject), body: text, outcome: "KEPT" })),
})

/** Notes a letter the mail server refused for good; without its text, in which may be a link that signs somebody in. */
export const noteRefused = (db: Database, { to, subject }: Message) =>
  db.insert(outboxMessages).values({ ...logged(to, subject), outcome: "REFUSED" })

/** Lets the page at `/auth/outbox` read the latest mail of a demo. No other installation has this address. */
export const serveOutbox = (app: FastifyInstance, db: Database) =>
  app.get("/demo/outbox", async (_, reply) => {
    const mail = await db
      .select({
        id: outboxMessages.id,
        to: outboxMessages.recipient,
        subject: outboxMessages.title,
        text: outboxMessages.body,
        sentAt: outboxMessages.createdAt,
      })
      .from(outboxMessages)
      .where(and(eq(outboxMessages.channel, "EMAIL" as never), eq(outboxMessages.outcome, "KEPT" as never)))
      .orderBy(desc(outboxMessages.id))
      .limit(50)
    return reply.header("cache-control", "no-store").send(mail)
  })
