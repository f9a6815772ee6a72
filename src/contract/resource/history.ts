import * as Schema from "effect/Schema"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

/** What was done to a record. */
export const auditActions = [
  "CREATE",
  "UPDATE",
  "STATUS",
  "ORDER",
  "DELETE",
  "EXPORT",
  "HOURS",
  "LOGIN",
  "LOGIN_REFUSED",
  "LOGOUT",
] as const
export type AuditAction = (typeof auditActions)[number]

/** A field that changed. Secrets are never there, and a CPF only in part. */
const Change = Schema.Struct({
  field: Schema.String,
  old: Schema.optionalKey(Schema.Unknown),
  new: Schema.optionalKey(Schema.Unknown),
})

/** One line of a record's history. */
export const HistoryEntry = Schema.Struct({
  _id: RecordId,
  at: Moment,
  /** Who did it; null for somebody deleted since, or for the server itself. */
  actor: Schema.NullOr(Schema.Struct({ _id: RecordId, label: Schema.String })),
  action: oneOf(auditActions),
  changes: Schema.Array(Change),
  /** Why, where the move asked for a reason. */
  reason: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
export type HistoryEntry = typeof HistoryEntry.Type
