import { sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { askedProblems } from "../../../src/contract/importing/askedProblems.ts"
import type { ImportProblem } from "../../../src/contract/importing/importRun.ts"
import type { HistoryEntry } from "../../../src/contract/resource/history.ts"
import { recordTitle } from "../../../src/contract/resource/recordTitle.ts"
import { query } from "../db/database.ts"
import { asCount, settingOfCompany } from "../platformSettings/effective.ts"
import type { Context } from "../resource/context.ts"
import { asBody } from "../resource/fieldValues.ts"
import { recordChanges } from "../resource/lockRecord.ts"
import { idOf, noteRecords, readLocked } from "../resource/manyRecords.ts"
import type { Row } from "../resource/recordRows.ts"
import type { RuleScope } from "../resource/rules.ts"
import type { Owner, Touched, Written } from "./slice.ts"

/** The former values that a save by hand can bring back, of the fields that differ. */
const formerValues = ({ resource: { fields } }: Context, before: Row, changed: ReadonlyArray<string>) => {
  const body = asBody(fields, before)
  const sent = changed.filter((name) => fields[name] && fields[name].rules.from !== "server")
  return Object.fromEntries(sent.map((name) => [name, body[name] ?? null]))
}

interface Noted {
  readonly record: Row
  readonly touched: Touched
  readonly changes: HistoryEntry["changes"]
}

const writtenOf = (
  context: Context,
  { record, touched: { row, before }, changes }: Noted,
  same: ReadonlyMap<number, ImportProblem>,
  maxJump: number | undefined,
): Written => {
  const { resource } = context
  const repeated = before ? undefined : same.get(row.line)
  const problems = [
    ...askedProblems(resource, before ?? {}, record, maxJump),
    ...(repeated ? [repeated] : []),
  ]
  const names = changes.map(({ field }) => field)
  return {
    outcome: before ? "UPDATED" : "CREATED",
    problems,
    isAsked: problems.length > 0,
    recordId: idOf(record),
    label: recordTitle(resource, record),
    changes: before ? changes : [],
    before: before ? formerValues(context, before, names) : null,
    versionBefore: before?.version ?? null,
    versionAfter: record.version ?? null,
  }
}

/** Share a price may move unasked in a store, in hundredths of a percent; undefined for records of none, and where no field asks. */
const maxJumpOf = ({ resource }: Context, { tx }: RuleScope, { columns: { companyId } }: Owner) =>
  companyId === undefined ||
  companyId === null ||
  Object.values(resource.fields).every(({ rules }) => rules.jump === undefined)
    ? Effect.succeed(undefined)
    : Effect.map(
        query(() =>
          tx.execute<{ readonly percent: number }>(
            sql`select ${asCount(settingOfCompany("catalog.maxPriceJump", companyId))} as percent`,
          ),
        ),
        ({ rows }) => rows[0]!.percent * 100,
      )

/** Runs the rules for records that were just written. */
const settle = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  touched: ReadonlyArray<Touched>,
) {
  const { rules } = context
  if (rules.created) for (const { id, before } of touched) if (!before) yield* rules.created(at.tx, id)
  if (!rules.written) return
  const formers = touched.flatMap(({ before }) => before ?? [])
  const { rows } = yield* readLocked(
    context,
    at,
    touched.map(({ id }) => id),
  )
  yield* rules.written(at.tx, [owner.columns], [...formers, ...rows] as never)
})

/** Settles the rules for records that were written, and writes their audit lines; answers what became of each row. */
export const noteWritten = Effect.fnUntraced(function* (
  context: Context,
  at: RuleScope,
  owner: Owner,
  touched: ReadonlyArray<Touched>,
  same: ReadonlyMap<number, ImportProblem>,
) {
  if (touched.length === 0) return []
  yield* settle(context, at, owner, touched)
  const byId = new Map(touched.map((one) => [one.id, one]))
  const held = yield* readLocked(context, at, [...byId.keys()])
  const noted = held.rows.flatMap((record): ReadonlyArray<Noted> => {
    const one = byId.get(idOf(record))
    return one ? [{ record, touched: one, changes: recordChanges(context, one.before ?? {}, record) }] : []
  })
  const changesOf = new Map(noted.map(({ record, changes }) => [idOf(record), changes]))
  yield* noteRecords(context, at, held, (row) => ({
    action: byId.get(idOf(row))?.before ? "UPDATE" : "CREATE",
    changes: changesOf.get(idOf(row)) ?? [],
  }))
  const maxJump = yield* maxJumpOf(context, at, owner)
  return noted.map((one) => [one.touched.row.line, writtenOf(context, one, same, maxJump)] as const)
})
