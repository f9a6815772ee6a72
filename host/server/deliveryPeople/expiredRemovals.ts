import { lt, sql } from "drizzle-orm"
import { deliveryRemovals } from "../db/deliverySchema.ts"
import type { Expiring } from "../db/expiring.ts"

/** Removals of delivery people that every stream has sent. */
export const expiredRemovals: Expiring = {
  table: deliveryRemovals,
  isOver: lt(deliveryRemovals.at, sql`now() - interval '24 hours'`),
}
