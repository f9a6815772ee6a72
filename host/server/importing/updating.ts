import * as Effect from "effect/Effect"
import { withServerItems } from "../../../src/contract/resource/listItems.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { sameJson } from "../../../src/contract/wire/sameJson.ts"
import type { Context } from "../resource/context.ts"
import { asBody, columnValues, type Values } from "../resource/fieldValues.ts"
import { checkGiven, checkWriter } from "../resource/owner.ts"
import type { Row } from "../resource/recordRows.ts"
import { checkTree } from "../resource/references.ts"
import type { RuleScope } from "../resource/rules.ts"
import { mergedOf } from "../resource/saveRecord.ts"
import type { Write } from "../resource/writeEach.ts"
import { namingProblems } from "./namedRecords.ts"
import { type Owner, refused, type SliceRow, unchanged } from "./slice.ts"

/** A row that changes a record: the columns it writes, and the fields as a body has them. */
export interface Update {
  readonly row: SliceRow
  readonly record: Row
  readonly write: Write
  readonly body: Values
}

const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** The fields of a body that a record has otherwise. */
const changedFields = (
  { resource: { fields } }: Context,
  record: Row,
  body: Values,
): ReadonlyArray<string> => {
  const sent = asBody(fields, record)
  const [old, next] = [columnValues(fields, sent), columnValues(fields, body)]
  return Object.keys(body).filter((name) =>
    Object.hasOwn(next, name)
      ? !sameJson(plain(next[name]), plain(old[name]))
      : fields[name]?.kind === "references" && !sameJson(body[name] ?? [], sent[name]),
  )
}

/** Checks a row as a save by hand is checked, and answers what it writes, or why it writes nothing. */
export const updateOf = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  { row, record, body }: Omit<Update, "write">,
  named: ReadonlyMap<string, ReadonlySet<number>>,
) {
  const { resource, rules } = context
  const { fields } = resource
  yield* checkWriter(resource, at.caller, record)
  yield* checkGiven(context, at, body)
  const merged = yield* mergedOf(context, at, record, withServerItems(fields, body, record))
  const names = changedFields(context, record, merged)
  if (names.length === 0) return unchanged(record, recordTitle(resource, record))
  const problems = yield* namingProblems(context, at, owner, body, named)
  if (problems.length > 0) return refused(problems, record)
  yield* checkTree(context, at.tx, record._id, body)
  const changed = Object.fromEntries(names.map((name) => [name, merged[name]]))
  const more = rules.save ? yield* rules.save(at, record as never, body as never, owner.columns) : {}
  const set = columnValues(fields, { ...changed, ...more })
  return { row, record, body: changed, write: { id: record._id, set } } satisfies Update
})
