import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type Database, query } from "../db/database.ts"
import { ticketNumbers } from "../db/tradeSchema.ts"

const next = sql<string>`nextval(${ticketNumbers.seqName}::text)`

/** The number the next ticket is quoted by. */
export const nextProtocol = (tx: Database): Effect.Effect<string> =>
  Effect.map(
    query(() => tx.select({ next }).from(sql`(values (1)) one`)),
    ([number]) => `BD-${number?.next}`,
  )
