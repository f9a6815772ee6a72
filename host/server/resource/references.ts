import { and, eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { anyOf } from "../db/anyOf.ts"
import { fileUseOf, namesPictures } from "../../../src/contract/resource/fileUse.ts"
import { CircularTree, UnknownReference } from "../../../src/contract/resource/refusals.ts"
import { type Database, query } from "../db/database.ts"
import type { Reach } from "../access/reach.ts"
import { claimFile } from "../files/claimFile.ts"
import { type Context, isLink, sourceNamed } from "./context.ts"
import { namedIds, type Values } from "./fieldValues.ts"
import { snakeCase } from "../db/described/names.ts"
import { joinOf } from "../db/described/tables.ts"
import type { RuleScope } from "./rules.ts"

/**
 * Reach of the records of a source that may be named: those of the owner; for stores, all of the owner's application.
 */
export const reachNaming = (source: string | undefined, owner: Reach): Reach =>
  source === "companies" && "application" in owner && owner.application !== null
    ? { kind: "application", application: owner.application }
    : owner

/**
 * Refuses a body that names a record which does not exist, which the caller does not reach, or which belongs to others
 * than the owner of the record itself; of stores, to another application. Those that are named stay until the transaction is over.
 */
export const checkReferences = Effect.fnUntraced(function* (
  context: Context,
  { tx, caller }: RuleScope,
  owner: Reach,
  body: Values,
) {
  for (const [name, field] of Object.entries(context.resource.fields)) {
    const ids = isLink(field) || field.kind === "references" ? namedIds(body[name]) : []
    if (ids.length === 0) continue
    if (field.kind === "image" || field.kind === "file" || namesPictures(field)) {
      for (const id of ids)
        yield* claimFile(tx, caller, context.fileOwners, { field: name, id, use: fileUseOf(field) })
      continue
    }
    const { table, within } = sourceNamed(context, field)
    const found = yield* query(() =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            sql`${table.id} = ${anyOf(ids)}`,
            within(caller.reach, tx),
            within(reachNaming(field.to, owner), tx),
          ),
        )
        .for("key share"),
    )
    if (found.length < ids.length) return yield* new UnknownReference({ field: name })
  }
})

/** Writes which records the fields of a body name, where these are kept in tables of their own. */
export const putReferences = (
  { resource }: Context,
  tx: Database,
  recordId: number,
  body: Values,
): Effect.Effect<void> =>
  query(async () => {
    for (const [name, { kind }] of Object.entries(resource.fields)) {
      if (kind !== "references" || body[name] === undefined) continue
      const join = joinOf(resource, name)
      const rows = namedIds(body[name]).map((targetId, position) => ({ recordId, targetId, position }))
      await tx.delete(join).where(eq(join.recordId, recordId))
      if (rows.length > 0) await tx.insert(join).values(rows)
    }
  })

/** Refuses to put a record under itself or under one of those below it. */
export const checkTree = Effect.fnUntraced(function* (
  { resource, table }: Context,
  tx: Database,
  id: number,
  body: Values,
) {
  const { tree } = resource
  const parent = tree === undefined ? undefined : body[tree]
  if (tree === undefined || typeof parent !== "number") return
  // Two saves at once could each be right and make a circle together.
  yield* query(() => tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`tree ${resource.name}`}))`))
  const column = sql.identifier(snakeCase(tree))
  const above = yield* query(() =>
    tx.execute(sql`with recursive above as (
      select t.id, t.${column} as parent from ${table} t where t.id = ${parent}
      union select t.id, t.${column} from ${table} t join above a on t.id = a.parent)
      select 1 from above where id = ${id}`),
  )
  if (above.rows.length > 0) return yield* new CircularTree({ field: tree })
})
