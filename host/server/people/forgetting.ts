import { and, eq, inArray, type SQL, sql } from "drizzle-orm"
import { emptyValues } from "../../../src/contract/resource/body.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import { auditLines } from "../db/auditSchema.ts"
import type { Database } from "../db/database.ts"
import { files } from "../db/fileSchema.ts"
import { news } from "../db/newsSchema.ts"
import { callsAbout, forgetCalls } from "../calls/idempotency.ts"

/** Phones, application and companies by which records of a person are found. */
export interface PersonScope {
  /** As they may be written. */
  readonly phones: ReadonlyArray<string>
  readonly application: number
  /** Its companies. */
  readonly companies: SQL
}

/** Files a person's records named are deleted by the next sweep, and until then nobody reads them. */
export const forgetFiles = (tx: Database, ids: ReadonlyArray<number>) =>
  tx
    .update(files)
    .set({ namedAt: sql`'epoch'`, name: "", uploadedBy: null })
    .where(inArray(files.id, [...ids, 0]))

/** Reduces audit lines about some records to the action and the changed fields. */
export const forgetLines = (tx: Database, where: SQL | undefined) =>
  tx
    .update(auditLines)
    .set({
      label: sql`'#' || ${auditLines.recordId}`,
      reason: null,
      changes: sql`(select coalesce(jsonb_agg(case when change ->> 'field' = 'status' then change
        else jsonb_build_object('field', change -> 'field') end), '[]')
        from jsonb_array_elements(${auditLines.changes}) change)`,
    })
    .where(where)

export const linesOf = (list: string, ids: ReadonlyArray<number>) =>
  and(eq(auditLines.list, list), inArray(auditLines.recordId, [...ids, 0]))

/** Deletes what users were told of some records. */
export const forgetNews = (tx: Database, lists: ReadonlyArray<string>, ids: ReadonlyArray<number>) =>
  tx.delete(news).where(and(inArray(news.list, [...lists]), inArray(news.recordId, [...ids, 0])))

export const photoOf = (value: unknown): ReadonlyArray<number> => {
  const photo = value as { readonly _id: number } | number | null
  return photo === null ? [] : [typeof photo === "number" ? photo : photo._id]
}

/** Their records' calls are repeated from no answer that still names them. */
export const forgetCallsOf = async (
  tx: Database,
  list: Pick<Resource, "path">,
  of: Parameters<typeof callsAbout>[1],
) => {
  if (of.ids.length > 0) await forgetCalls(tx, callsAbout(list, of))
}

/** Fields that identify nobody, and those that figures are computed from. */
const keptFields: ReadonlySet<string> = new Set([
  "kind",
  "roles",
  "person",
  "isOnline",
  "shifts",
  "payPerOrder",
])

/** A record's fields without what identifies its person. What it is called is its number. */
export const emptied = (resource: Resource, id: number) => ({
  ...Object.fromEntries(
    Object.entries(resource.fields)
      .filter(
        ([name, { kind, rules }]) =>
          !keptFields.has(name) && !rules.derived && !(rules.from === "server" && kind !== "text"),
      )
      .map(([name, { kind }]) => [name, emptyValues[kind] ?? null]),
  ),
  [resource.title]: `#${id}`,
})
