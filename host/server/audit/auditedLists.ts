import { inArray, type SQL, sql } from "drizzle-orm"
import type { PgColumn, PgTable } from "drizzle-orm/pg-core"
import * as Effect from "effect/Effect"
import { type Actor, type AuditLine, writeAudit } from "./audit.ts"
import { among } from "../lists/bulk.ts"
import type { Caller } from "../access/caller.ts"
import { changesOf } from "./changes.ts"
import { type Database, query } from "../db/database.ts"
import { companies, roles, users } from "../db/schema.ts"

/** A written list whose records have an owner of their own. */
export interface AuditedList {
  readonly name: AuditLine["list"]
  readonly table: PgTable & Readonly<Record<"id" | "applicationId" | "franchiseId" | "companyId", PgColumn>>
  /** SQL for a record's title. */
  readonly label: SQL
}

/** Users, as the log has them. */
export const auditedUserList: AuditedList = { name: "users", table: users, label: sql`users.fullname` }

/** Roles, as the log has them. */
export const auditedRoleList: AuditedList = { name: "roles", table: roles, label: sql`roles.title` }

type Values = Readonly<Record<string, unknown>>

/** A record of a written list before and after a write; the one is empty for a new, the other for a deleted record. */
export interface RecordWrite {
  readonly id: number
  readonly before?: object
  readonly after?: object
  /** Changed fields whose values must not be disclosed. */
  readonly secrets?: ReadonlyArray<string>
  /** True if the save named no version. */
  readonly isUnversioned?: boolean
}

const unauditedFields = new Set(["id", "_id", "version"])

/** Audit data of one record. */
type AuditData = Pick<AuditLine, "action" | "changes" | "isUnversioned">

/** The action and the changed fields of a write. */
export const auditDataOf = ({
  before,
  after,
  secrets = [],
  isUnversioned = false,
}: RecordWrite): AuditData => {
  const [old, next] = [(before ?? {}) as Values, (after ?? {}) as Values]
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter(
    (name) => !unauditedFields.has(name),
  )
  return {
    action: before ? (after ? "UPDATE" : "DELETE") : "CREATE",
    changes: [...changesOf(names, old, next), ...secrets.map((field) => ({ field }))],
    isUnversioned,
  }
}

/** True if a write is audited: a save that changes nothing is not. */
export const isAudited = ({ action, changes }: AuditData) => action !== "UPDATE" || changes.length > 0

const exported: AuditData = { action: "EXPORT", changes: [] }

/** Writes a line of each of these records, by number. */
const writeLines = Effect.fnUntraced(function* (
  tx: Database,
  caller: Actor,
  list: AuditedList,
  lines: ReadonlyMap<number, AuditData>,
) {
  const { name, table, label } = list
  const { applicationId, franchiseId, companyId } = table
  const found = yield* query(() =>
    tx
      .select({
        recordId: sql<number>`${table.id}`.mapWith(Number),
        owner: { applicationId, franchiseId, companyId },
        label: sql<string>`${label}`,
      })
      .from(table)
      .where(among(table, [...lines.keys()]))
      .orderBy(table.id),
  )
  const records = found as ReadonlyArray<Pick<AuditLine, "label" | "owner"> & { readonly recordId: number }>
  yield* writeAudit(
    tx,
    caller,
    records.map((row) => ({ ...row, ...lines.get(row.recordId)!, list: name })),
  )
})

/** Records what was done to a record; of a deleted one before it is gone. */
export const noteWrite = (
  tx: Database,
  caller: Actor,
  list: AuditedList,
  recordWrite: RecordWrite,
): Effect.Effect<void> => {
  const line = auditDataOf(recordWrite)
  return isAudited(line) ? writeLines(tx, caller, list, new Map([[recordWrite.id, line]])) : Effect.void
}

/** Records that many records of a list are about to be deleted, each with what it held. */
export const noteRemovals = (
  tx: Database,
  caller: Caller,
  list: AuditedList,
  rows: ReadonlyMap<number, object>,
): Effect.Effect<void> =>
  writeLines(tx, caller, list, new Map([...rows].map(([id, before]) => [id, auditDataOf({ id, before })])))

/** Records that somebody takes a record's history along as a file. */
export const noteHistoryFile = (
  tx: Database,
  caller: Caller,
  list: AuditedList,
  id: number,
): Effect.Effect<void> => writeLines(tx, caller, list, new Map([[id, exported]]))

interface OfCompany {
  readonly id: number
  readonly company: number
  /** A record without one is called by its company. */
  readonly label?: string
}

/** A write to a record of a list whose records belong to companies. */
export interface CompanyWritten extends RecordWrite, OfCompany {}

type CompanyList = "companies" | "companyDeliveries" | "contacts" | "orderSettings" | "deliveryCredits"

const writeCompanyLines = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  list: CompanyList,
  lines: ReadonlyArray<OfCompany & AuditData>,
) {
  if (lines.length === 0) return
  const { applicationId, franchise: franchiseId, id: companyId, name } = companies
  const found = yield* query(() =>
    tx
      .select({ owner: { applicationId, franchiseId, companyId }, name })
      .from(companies)
      .where(inArray(companyId, [...new Set(lines.map(({ company }) => company))])),
  )
  const owners = new Map(found.map((one) => [one.owner.companyId, one]))
  const placed = lines.flatMap(({ id, company, action, changes, label, isUnversioned }) => {
    const of = owners.get(company)
    const line = { list, action, recordId: id, changes, isUnversioned: isUnversioned ?? false }
    return of ? [{ ...line, owner: of.owner, label: label ?? of.name }] : []
  })
  yield* writeAudit(tx, caller, placed)
})

/** As `noteWrite`, of records that belong to companies. */
export const noteCompanyWrites = (
  tx: Database,
  caller: Caller,
  list: CompanyList,
  recordWrite: ReadonlyArray<CompanyWritten>,
): Effect.Effect<void> => {
  const lines = recordWrite.map((one) => ({ ...one, ...auditDataOf(one) }))
  return writeCompanyLines(tx, caller, list, lines.filter(isAudited))
}

/** As `noteHistoryFile`, of a record that belongs to a company. */
export const noteCompanyHistoryFile = (
  tx: Database,
  caller: Caller,
  list: CompanyList,
  of: OfCompany,
): Effect.Effect<void> => writeCompanyLines(tx, caller, list, [{ ...of, ...exported }])
