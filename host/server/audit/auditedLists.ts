import { eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { type AuditLine, writeAudit } from "./audit.ts"
import { among } from "../lists/bulk.ts"
import type { Caller } from "../access/caller.ts"
import { changesOf } from "./changes.ts"
import { auditLines } from "../db/auditSchema.ts"
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
  caller: Caller,
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

/** The same for a record that belongs to a company; without a label it is called by it. */
export const noteCompanyWrite = Effect.fnUntraced(function* (
  tx: Database,
  caller: Caller,
  {
    list,
    company,
    label,
    ...written
  }: Written & {
    readonly list: "companyDeliveries" | "contacts"
    readonly company: number
    readonly label?: string
  },
) {
  const line = told(written)
  if (line.action === "UPDATE" && line.changes.length === 0) return
  const { applicationId, franchiseId, id: companyId, name } = companies
  const [found] = yield* query(() =>
    tx
      .select({ owner: { applicationId, franchiseId, companyId }, label: name })
      .from(companies)
      .where(eq(companyId, company)),
  )
  if (!found) return
  const named = { ...found, label: label ?? found.label }
  yield* writeAudit(tx, caller, [{ ...line, ...named, list, recordId: written.id }])
})

const owners: SQL = sql`application_id, franchise_id, company_id`

/** Records that many records of a list are about to be deleted. */
export const noteRemovals = (
  tx: Database,
  caller: Caller,
  list: List,
  ids: ReadonlyArray<number>,
): Effect.Effect<void> =>
  query(async () => {
    const { table, label } = lists[list]
    if (ids.length > 0)
      await tx.execute(sql`insert into ${auditLines} (${owners}, actor, action, list, record_id, label)
        select ${owners}, ${caller.user.id}::bigint, 'DELETE', ${list}::text, id, ${label}
        from ${table} where ${among(table, ids)}`)
  })
