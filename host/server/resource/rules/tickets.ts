import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { hoursToSolve, tickets } from "../../../../src/contract/resources/tickets.ts"
import { query } from "../../db/database.ts"
import { ticketNumbers } from "../../db/tradeSchema.ts"
import { rulesOf } from "../rules.ts"

const hourMs = 3_600_000
const next = sql<string>`nextval(${ticketNumbers.seqName}::text)`

const dueAfter = (openedAt: number, priority: string) =>
  new Date(
    openedAt + (Object.entries(hoursToSolve).find(([name]) => name === priority)?.[1] ?? 0) * hourMs,
  ).toISOString()

/** A ticket gets its number, and when it is due by its priority; it counts how often it was opened again. */
export const ticketRules = rulesOf(tickets, {
  create: ({ tx }, { priority }) =>
    Effect.map(
      query(() => tx.select({ next }).from(sql`(values (1)) one`)),
      ([number]) => ({
        protocol: `BD-${number?.next}`,
        dueAt: dueAfter(Date.now(), priority),
        reopenings: 0,
      }),
    ),
  save: (_, { createdAt }, { priority }) =>
    Effect.succeed(priority ? { dueAt: dueAfter(Date.parse(createdAt ?? ""), priority) } : {}),
  move: (_, { status, reopenings }, to) => {
    if (to === "SOLVED") return Effect.succeed({ solvedAt: new Date().toISOString() })
    return Effect.succeed(status === "SOLVED" ? { solvedAt: null, reopenings: (reopenings ?? 0) + 1 } : {})
  },
})
