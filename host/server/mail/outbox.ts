import { desc, eq } from "drizzle-orm"
import type { FastifyInstance } from "fastify"
import type { Database } from "../db/database.ts"
import { outboxMessages } from "../db/resourceSchema.ts"
import type { Mail } from "./mail.ts"

const columns = outboxMessages as unknown as Readonly<Record<string, typeof outboxMessages.id>>

/** Mail that is kept in the database, for want of a server to send it. */
export const outboxMail = (db: Database): Mail => ({
  send: async ({ to, subject, text }) =>
    void (await db
      .insert(outboxMessages)
      .values({ channel: "EMAIL", recipient: to, title: subject.slice(0, 200), body: text })),
})

/** Lets the page at `/auth/outbox` read the latest mail of a demo. No other installation has this address. */
export const serveOutbox = (app: FastifyInstance, db: Database) =>
  app.get("/demo/outbox", async (_, reply) => {
    const mail = await db
      .select({
        id: outboxMessages.id,
        to: columns["recipient"]!,
        subject: columns["title"]!,
        text: columns["body"]!,
        sentAt: columns["createdAt"]!,
      })
      .from(outboxMessages)
      .where(eq(columns["channel"]!, "EMAIL" as never))
      .orderBy(desc(outboxMessages.id))
      .limit(50)
    return reply.header("cache-control", "no-store").send(mail)
  })
