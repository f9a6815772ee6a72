import { eq, inArray, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type Actor, type AuditLine, writeAudit } from "./audit.ts"
import { among } from "../lists/bulk.ts"
import type { Caller } from "../access/caller.ts"
import { changesOf } from "./changes.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople } from "../db/deliverySchema.ts"
import { companies, roles, users } from "../db/schema.ts"

/** The written lists whose records have an owner of their own, and what a record is called. */
const lists = {
  users: { table: users, label: sql`users.fullname` },
  roles: { table: roles, label: sql`roles.title` },
  deliveryPeople: {
    table: deliveryPeople,
    label: sql`coalesce((select p.name from people p where p.id = delivery_people.person_id), '')`,
  },
} as const

type List = keyof typeof lists
type Values = Readonly<Record<string, unknown>>

/** A record of a written list before and after a write; the one is empty for a new, the other for a deleted record. */
export interface Written {
  readonly id: number
  readonly before?: object
  readonly after?: object
  /** Changed fields whose values are nobody's business. */
  readonly secrets?: ReadonlyArray<string>
}

const unsaid = new Set(["id", "_id", "version"])

/** The action and the changed fields of a write. */
const told = ({ before, after, secrets = [] }: Written): Pick<AuditLine, "action" | "changes"> => {
  const [old, next] = [(before ?? {}) as Values, (after ?? {}) as Values]
  const names = [...new Set([...Object.keys(old), ...Object.keys(next)])].filter((name) => !unsaid.has(name))
  return {
    action: before ? (after ? "UPDATE" : "DELETE") : "CREATE",
    changes: [...changesOf(names, old, next), ...secrets.map((field) => ({ field }))],
  }
}

/** Records what was done to a record; of a deleted one before it is gone. A save that changes nothing leaves no line. */
export const noteWrite = Effect.fnUntraced(function* (
  tx: Database,
  caller: Actor,
  list: List,
  written: Written,
) {
  const line = told(written)
  if (line.action === "UPDATE" && line.changes.length === 0) return
  const { table, label } = lists[list]
  const { applicationId, franchiseId, companyId } = table
  const [found] = yield* query(() =>
    tx
      .select({ owner: { applicationId, franchiseId, companyId }, label: sql<string>`${label}` })
      .from(table)
      .where(eq(table.id, written.id)),
  )
  if (found) yield* writeAudit(tx, caller, [{ ...line, ...found, list, recordId: written.id }])
})

/** What was done to a record of a list whose records belong to companies; without a label it is called by its company. */
export interface CompanyWritten extends Written {
  readonly company: number
  readonly label?: string
}

/** The same for records that belong to companies. */
export const noteCompanyWrites = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  list: "companyDeliveries" | "contacts",
  written: ReadonlyArray<CompanyWritten>,
) {
  const lines = written.map((one) => ({ ...one, ...told(one) }))
  const changed = lines.filter(({ action, changes }) => action !== "UPDATE" || changes.length > 0)
  if (changed.length === 0) return
  const { applicationId, franchiseId, id: companyId, name } = companies
  const found = yield* query(() =>
    tx
      .select({ owner: { applicationId, franchiseId, companyId }, name })
      .from(companies)
      .where(inArray(companyId, [...new Set(changed.map(({ company }) => company))])),
  )
  const owners = new Map(found.map((one) => [one.owner.companyId, one]))
  const placed = changed.flatMap(({ id, company, action, changes, label }) => {
    const of = owners.get(company)
    return of ? [{ list, action, recordId: id, owner: of.owner, label: label ?? of.name, changes }] : []
  })
  yield* writeAudit(tx, caller, placed)
})

/** Records that many records of a list are about to be deleted, each with what it held. */
export const noteRemovals = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  list: List,
  rows: ReadonlyMap<number, object>,
) {
  const { table, label } = lists[list]
  const { applicationId, franchiseId, companyId } = table
  const found = yield* query(() =>
    tx
      .select({
        recordId: sql<number>`${table.id}`.mapWith(Number),
        owner: { applicationId, franchiseId, companyId },
        label: sql<string>`${label}`,
      })
      .from(table)
      .where(among(table, [...rows.keys()]))
      .orderBy(table.id),
  )
  const lines = found.map((row) => ({
    ...row,
    ...told({ id: row.recordId, before: rows.get(row.recordId) ?? {} }),
    list,
  }))
  yield* writeAudit(tx, caller, lines)
})
