import * as Schema from "effect/Schema"
import type { Access } from "../access/access.ts"
import { endpoint, type Service } from "../wire/endpoint.ts"
import type { Extra } from "../wire/extras.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

/** Actions on a record. */
export const auditActions = [
  "CREATE",
  "UPDATE",
  "STATUS",
  "ORDER",
  "DELETE",
  "EXPORT",
  "REVEAL",
  "MERGE",
  "HOURS",
  "LOGIN",
  "LOGIN_REFUSED",
  "LOGOUT",
] as const
export type AuditAction = (typeof auditActions)[number]

/** Result of an action: denied if the user lacks a permission or gives a wrong password. */
export const auditResults = ["DONE", "DENIED"] as const
export type AuditResult = (typeof auditResults)[number]

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
  /** User who acted; null if deleted since, or for the server itself. */
  actor: Schema.NullOr(Schema.Struct({ _id: RecordId, label: Schema.String })),
  action: oneOf(auditActions),
  changes: Schema.Array(Change),
  result: Schema.optionalKey(Schema.NullOr(oneOf(auditResults))),
  /** Reason, if the move required one. */
  reason: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** True if the save named no version, and so overwrote whichever there was. */
  isUnversioned: Schema.optionalKey(Schema.Boolean),
})
export type HistoryEntry = typeof HistoryEntry.Type

/** The call that tells what was done to one record of a list. */
export const historyCall = (of: {
  readonly service: Service
  readonly access: Access
  readonly extra: Extra
  /** Path of the record. */
  readonly record: `/${string}/:id`
  /** Noun for the record. */
  readonly one: string
}) => {
  const { record, one, ...common } = of
  return endpoint({
    ...common,
    method: "GET",
    path: `${record}/history`,
    summary: `Reads one page of what was done to one ${one}, the latest first. With the purpose "file" it records that somebody takes it along.`,
    params: { id: RecordIdText },
    query: { ...paginator, purpose: Schema.optionalKey(Schema.Literal("file")) },
    success: resultPage(HistoryEntry),
  })
}
