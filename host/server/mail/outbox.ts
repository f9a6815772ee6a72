import { desc } from "drizzle-orm"
import type { FastifyInstance } from "fastify"
import { outbox } from "../db/accountSchema.ts"
import type { Database } from "../db/database.ts"
import type { Mail } from "./mail.ts"

/** Mail of a demo: it is kept in the database for everyone to read. */
export const outboxMail = (db: Database): Mail => ({
  send: async ({ to, ...message }) => void (await db.insert(outbox).values({ recipient: to, ...message })),
})

/** Lets the page at `/auth/outbox` read the latest mail of a demo. No other installation has this address. */
export const serveOutbox = (app: FastifyInstance, db: Database) =>
  app.get("/demo/outbox", async (_, reply) => {
    const mail = await db
      .select({
        id: outbox.id,
        to: outbox.recipient,
        subject: outbox.subject,
        text: outbox.text,
        sentAt: outbox.sentAt,
      })
      .from(outbox)
      .orderBy(desc(outbox.id))
      .limit(50)
    return reply.header("cache-control", "no-store").send(mail)
  })
