import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { deliveryRecords } from "../../../src/contract/companies/deliveryRecords.ts"
import type { Locale } from "../../../src/contract/limits.ts"
import { cellText, columnHeading } from "../../../src/contract/resource/cellText.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { roleRecords } from "../../../src/contract/users/roleRecords.ts"
import type { Endpoint } from "../../../src/contract/wire/endpoint.ts"
import { aboutRecord, linesOf } from "../audit/history.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import type { Asked } from "../http/handler.ts"
import type { Context } from "./context.ts"
import { readRecord } from "./holdRecord.ts"

/** A line's changes in words of the list they were made to, for readers of the log, which knows no other list's fields. */
const inWords = (
  resources: ReadonlyArray<Resource>,
  name: string,
  made: HistoryEntry["changes"],
  language: Locale,
): HistoryEntry["changes"] => {
  const resource = [...resources, deliveryRecords, roleRecords].find((one) => one.name === name)
  if (!resource) return made
  const told = (field: string, value: unknown) =>
    String(cellText(resource, field, { [field]: value }, language))
  return made.map(({ field, ...values }) => ({
    field: columnHeading(resource, field, language),
    ...Object.fromEntries(Object.entries(values).map(([when, value]) => [when, told(field, value)])),
  }))
}

/** One page of what was done to a record, the latest first; of a line of the audit log that line. */
export const recordHistory = Effect.fn("resource.history")(function* (
  db: Database,
  context: Context,
  {
    caller,
    params,
    query: page,
    language,
  }: Pick<Asked<Endpoint>, "caller" | "params" | "query" | "language">,
) {
  const record = params["id"] as number
  yield* readRecord(db, context, caller, record)
  const { resource, resources } = context
  if (!resource.readOnly) return yield* linesOf(db, aboutRecord(resource.name, record), page)
  return yield* linesOf(db, eq(auditLines.id, record), page, (name, changes) =>
    inWords(resources, name, changes, language),
  )
})
