import { and, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import type { Field } from "../../../src/contract/resource/field.ts"
import { namesPictures } from "../../../src/contract/resource/fileUse.ts"
import { query } from "../db/database.ts"
import { anyOf } from "../db/anyOf.ts"
import { type Context, isLink, sourceNamed } from "../resource/context.ts"
import { namedIds, type Values } from "../resource/fieldValues.ts"
import { checkReferences, reachNaming } from "../resource/references.ts"
import type { RuleScope } from "../resource/rules.ts"
import { orProblems } from "./rowProblems.ts"
import type { Owner } from "./slice.ts"

const isFile = (field: Field) => field.kind === "image" || field.kind === "file" || namesPictures(field)

const namesRecords = (field: Field) => (isLink(field) || field.kind === "references") && !isFile(field)

/** The records that the bodies of a slice name and may name, by field; they stay until the transaction is over. */
export const recordsNamed = Effect.fnUntraced(function* (
  context: Context,
  { tx, caller }: RuleScope,
  owner: Owner,
  bodies: ReadonlyArray<Values>,
) {
  const found = new Map<string, ReadonlySet<number>>()
  for (const [name, field] of Object.entries(context.resource.fields)) {
    const ids = namesRecords(field) ? [...new Set(bodies.flatMap((body) => namedIds(body[name])))] : []
    if (ids.length === 0) continue
    const { table, within } = sourceNamed(context, field)
    const rows = yield* query(() =>
      tx
        .select({ id: table.id })
        .from(table)
        .where(
          and(
            sql`${table.id} = ${anyOf(ids)}`,
            within(caller.reach, tx),
            within(reachNaming(field.to, owner.reach), tx),
          ),
        )
        .for("key share"),
    )
    found.set(name, new Set(rows.map(({ id }) => id as number)))
  }
  return found
})

/** Problems of a body that names what it may not; files are claimed one by one, as a hand write does. */
export const namingProblems = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  body: Values,
  named: ReadonlyMap<string, ReadonlySet<number>>,
) {
  const problems: Array<ImportProblem> = []
  const files: Record<string, unknown> = {}
  for (const [path, field] of Object.entries(context.resource.fields)) {
    const ids = isLink(field) || field.kind === "references" ? namedIds(body[path]) : []
    if (ids.length === 0) continue
    if (isFile(field)) files[path] = body[path]
    else if (!ids.every((id) => named.get(path)?.has(id))) problems.push({ path, code: "reference" })
  }
  if (Object.keys(files).length === 0) return problems
  const claimed = yield* orProblems(checkReferences(context, at, owner.reach, files))
  return claimed && "problems" in claimed ? [...problems, ...claimed.problems] : problems
})
