import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { histories as contract } from "../../../src/contract/resource/histories.ts"
import { readDelivery } from "../companies/companyDeliveryRows.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { readWhole } from "../deliveryPeople/deliveryPersonRows.ts"
import type { CallServices, HandlersOf } from "../calls/handler.ts"
import { readRole } from "../roles/roles.ts"
import { readUser } from "../users/lockUser.ts"
import {
  auditedRoleList,
  auditedUserList,
  noteCompanyHistoryFile,
  noteHistoryFile,
} from "../audit/auditedLists.ts"
import { auditedPersonList } from "../deliveryPeople/auditedPersonList.ts"
import { withTitles } from "../audit/changesInWords.ts"
import { aboutRecord, linesOf, notingFile } from "../audit/history.ts"

/** History of a record, for callers who can reach the record. */
export const historyHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  users: ({ params: { id }, query, caller }) =>
    readUser(db, caller, id).pipe(
      Effect.andThen(linesOf(db, aboutRecord("users", id), query)),
      notingFile(query, noteHistoryFile(db, caller, auditedUserList, id)),
    ),
  roles: ({ params: { id }, query, caller, language }) =>
    readRole(db, caller, id).pipe(
      Effect.andThen(
        linesOf(db, aboutRecord("roles", id), query, (_, changes) => withTitles(changes, language)),
      ),
      notingFile(query, noteHistoryFile(db, caller, auditedRoleList, id)),
    ),
  deliveryPeople: ({ params: { id }, query, caller }) =>
    readWhole(db, caller, id).pipe(
      Effect.andThen(linesOf(db, aboutRecord("deliveryPeople", id), query)),
      notingFile(query, noteHistoryFile(db, caller, auditedPersonList, id)),
    ),
  companyDeliveries: Effect.fnUntraced(function* ({ params: { id }, query, caller }) {
    const { company } = yield* readDelivery(db, caller, eq(companyDeliveries.id, id))
    const note = noteCompanyHistoryFile(db, caller, "companyDeliveries", { id, company: company!._id })
    return yield* notingFile(query, note)(linesOf(db, aboutRecord("companyDeliveries", id), query))
  }),
})
