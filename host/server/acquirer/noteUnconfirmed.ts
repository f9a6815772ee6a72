import { and, eq } from "drizzle-orm"
import type { Database } from "../db/database.ts"
import { paymentOperations } from "../db/paymentSchema.ts"

/** Notes that the answer to an operation did not come; one that has ended stays as it is. */
export const noteUnconfirmed = (db: Database, operation: number) =>
  db
    .update(paymentOperations)
    .set({ state: "UNCONFIRMED" })
    .where(and(eq(paymentOperations.id, operation), eq(paymentOperations.state, "SENDING")))
