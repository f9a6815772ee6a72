import { eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Reference } from "../../../src/contract/resource/field.ts"
import type { Resource } from "../../../src/contract/resource/resource.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { writeAudit } from "../audit/audit.ts"
import { type Database, query } from "../db/database.ts"
import { columnNamed, type Context } from "../resource/context.ts"
import { snakeCase } from "../db/described/names.ts"
import { ownerSelection } from "../resource/owner.ts"
import type { OwnerIds } from "../access/ownerIds.ts"
import type { RuleScope } from "../resource/rules.ts"
import { titleLabel } from "../resource/sources.ts"
import { joinOf, tableOf } from "../db/described/tables.ts"

type IdReference = Numbered<Reference>

/** A field that names records of another list. */
interface Naming {
  readonly resource: Resource
  readonly name: string
  /** True if the field names several records. */
  readonly isMany: boolean
}

const fieldsNaming = ({ resources, resource }: Context): ReadonlyArray<Naming> =>
  resources.flatMap((one) =>
    Object.entries(one.fields).flatMap(([name, { kind, to }]) =>
      to === resource.name ? [{ resource: one, name, isMany: kind === "references" }] : [],
    ),
  )

const isNaming = ({ resource, name, isMany }: Naming, id: number): SQL =>
  isMany
    ? sql`${tableOf(resource).id} in (select record_id from ${joinOf(resource, name)} where target_id = ${id})`
    : sql`${sql.identifier(snakeCase(name))} = ${id}`

/** Records in the audit log which records are about to name another one. */
const note = Effect.fnUntraced(function* (
  context: Context,
  { tx, caller }: RuleScope,
  naming: Naming,
  { from, to }: { readonly from: IdReference; readonly to: IdReference },
) {
  const { resource, name, isMany } = naming
  const table = tableOf(resource)
  const title = sql`${columnNamed({ table }, resource.title)}::text`
  const rows = yield* query(() =>
    tx
      .select({
        id: table.id,
        label: sql<string>`coalesce(${titleLabel(resource, title)}, '')`,
        ...ownerSelection({ ...context, table }),
      })
      .from(table)
      .where(isNaming(naming, from._id)),
  )
  const of = (one: IdReference) => (isMany ? [one] : one)
  const lines = rows.map(({ id, label, ...owner }) => ({
    list: resource.name,
    action: "UPDATE" as const,
    recordId: id as number,
    label: String(label),
    owner: owner as OwnerIds,
    changes: [{ field: name, old: of(from), new: of(to) }],
  }))
  yield* writeAudit(tx, caller, lines)
})

const rename = async (tx: Database, { resource, name, isMany }: Naming, from: number, to: number) => {
  if (isMany) {
    const join = joinOf(resource, name)
    await tx.execute(sql`delete from ${join} a using ${join} b where a.record_id = b.record_id
      and a.target_id = ${from} and b.target_id = ${to}`)
    await tx.update(join).set({ targetId: to }).where(eq(join.targetId, from))
  } else {
    const column = sql.identifier(snakeCase(name))
    await tx.execute(sql`update ${tableOf(resource)} set ${column} = ${to}, version = version + 1
      where ${column} = ${from}`)
  }
}

/** Lets every record that names one record name another one, and records that of each. */
export const moveReferences = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  from: IdReference,
  to: IdReference,
) {
  for (const naming of fieldsNaming(context)) {
    yield* note(context, at, naming, { from, to })
    yield* query(() => rename(at.tx, naming, from._id, to._id))
  }
})
