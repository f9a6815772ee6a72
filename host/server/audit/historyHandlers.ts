import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { histories as contract } from "../../../src/contract/resource/histories.ts"
import { readDelivery } from "../companies/companyDeliveries.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { readWhole } from "../deliveryPeople/deliveryPersonRows.ts"
import type { HandlersOf, Tools } from "../http/handler.ts"
import { readRole } from "../roles/roles.ts"
import { readUser } from "../users/users.ts"
import { withTitles } from "./changesInWords.ts"
import { aboutRecord, linesOf } from "./history.ts"

/** What was done to a record, for whoever reaches the record. */
export const historyHandlers = ({ db }: Tools): HandlersOf<typeof contract> => ({
  users: ({ params: { id }, query, caller }) =>
    Effect.andThen(readUser(db, caller, id), linesOf(db, aboutRecord("users", id), query)),
  roles: ({ params: { id }, query, caller, language }) =>
    Effect.andThen(
      readRole(db, caller, id),
      linesOf(db, aboutRecord("roles", id), query, (_, changes) => withTitles(changes, language)),
    ),
  deliveryPeople: ({ params: { id }, query, caller }) =>
    Effect.andThen(readWhole(db, caller, id), linesOf(db, aboutRecord("deliveryPeople", id), query)),
  companyDeliveries: ({ params: { id }, query, caller }) =>
    Effect.andThen(
      readDelivery(db, caller, eq(companyDeliveries.id, id)),
      linesOf(db, aboutRecord("companyDeliveries", id), query),
    ),
})
