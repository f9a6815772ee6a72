import { and, asc, eq, inArray } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { imports as contract } from "../../../src/contract/importing/imports.ts"
import type { ImportStatus } from "../../../src/contract/importing/importRun.ts"
import { limits } from "../../../src/contract/limits.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"
import { type Database, query } from "../db/database.ts"
import { importRows, imports } from "../db/importSchema.ts"
import type { Context } from "../resource/context.ts"
import { ownerOfNew } from "../resource/owner.ts"
import {
  findRun,
  leaveRun,
  ownerOfRun,
  type Run,
  rowsOf,
  setRun,
  shownRun,
  takeRun,
  undoRun,
  writtenList,
} from "./importRuns.ts"
import { planSlice } from "./planning.ts"
import { takeRows } from "./takeRows.ts"

const scope = (
  tx: Database,
  { caller, language }: Pick<HandlerInput<typeof contract.get>, "caller" | "language">,
) => ({
  tx,
  caller,
  language,
})

const begin = Effect.fnUntraced(function* (
  tx: Database,
  contexts: ReadonlyArray<Context>,
  input: HandlerInput<typeof contract.begin>,
) {
  const { caller, body } = input
  const context = yield* writtenList(contexts, body.list, caller)
  const owner = yield* ownerOfNew(context, scope(tx, input), body.owner as number | undefined)
  const viewedId = caller.reach.kind === "company" ? caller.reach.company : null
  const [run] = yield* query(() =>
    tx
      .insert(imports)
      .values({
        ...owner.columns,
        list: body.list,
        userId: caller.user.id as number,
        viewedId,
        address: caller.from.address,
        userAgent: caller.from.userAgent ?? null,
        fileName: body.fileName,
        status: "OPEN",
      })
      .returning(),
  )
  return yield* shownRun(tx, run!)
})

const tick = (tx: Database, run: Run, lines: ReadonlyArray<number>) =>
  query(() =>
    tx
      .update(importRows)
      .set({ isTicked: true })
      .where(rowsOf(run, and(eq(importRows.isAsked, true), inArray(importRows.line, [...lines])))),
  )

const page = Effect.fnUntraced(function* (
  tx: Database,
  run: Run,
  {
    outcome,
    pageIn = limits.list.pageNumber,
    pageOut = limits.list.pageSize,
  }: HandlerInput<typeof contract.rows>["query"],
) {
  const wanted =
    outcome === "ASKED" ? eq(importRows.isAsked, true) : outcome && eq(importRows.outcome, outcome)
  const where = rowsOf(run, wanted)
  const totalCount = yield* query(() => tx.$count(importRows, where))
  const rows = yield* query(() =>
    tx
      .select()
      .from(importRows)
      .where(where)
      .orderBy(asc(importRows.line))
      .limit(pageOut)
      .offset(pageIn * pageOut),
  )
  return {
    totalCount,
    items: rows.map(({ recordId, label, changes, ...row }) => ({
      line: row.line,
      values: row.values,
      outcome: row.outcome,
      step: row.step,
      problems: row.problems,
      isAsked: row.isAsked,
      isTicked: row.isTicked,
      record: recordId === null ? null : { _id: recordId, label: label ?? "" },
      changes: changes ?? [],
    })),
  }
})

const open = ["OPEN", "PLANNING", "PLANNED"] as const

/** The calls that change an import, each in the transaction it is given. */
const changing = (contexts: ReadonlyArray<Context>) => {
  type OfRun = Parameters<typeof scope>[1] & { readonly params: { readonly id: number } }
  const take = Effect.fnUntraced(function* (
    tx: Database,
    input: OfRun,
    statuses: ReadonlyArray<ImportStatus>,
  ) {
    const at = scope(tx, input)
    const found = yield* takeRun(contexts, at, { id: input.params.id, kind: "FILE" }, statuses)
    return { ...found, owner: yield* ownerOfRun(found.context, at, found.run) }
  })
  return {
    put: Effect.fnUntraced(function* (tx: Database, input: HandlerInput<typeof contract.put>) {
      const { run, context } = yield* take(tx, input, open)
      yield* takeRows(context, scope(tx, input), run, input.body.rows)
      return yield* setRun(tx, run, { status: "OPEN" })
    }),
    plan: Effect.fnUntraced(function* (tx: Database, input: HandlerInput<typeof contract.plan>) {
      const { run, context, owner } = yield* take(tx, input, open)
      return yield* planSlice(context, scope(tx, input), owner, run)
    }),
    apply: Effect.fnUntraced(function* (tx: Database, input: HandlerInput<typeof contract.apply>) {
      const { run } = yield* take(tx, input, ["PLANNED"])
      if (input.body.ticked.length > 0) yield* tick(tx, run, input.body.ticked)
      yield* leaveRun(tx, run, "imports")
      return yield* setRun(tx, run, { status: "RUNNING", appliedAt: new Date() })
    }),
    undo: Effect.fnUntraced(function* (tx: Database, input: HandlerInput<typeof contract.undo>) {
      const { run } = yield* take(tx, input, ["DONE", "STOPPED"])
      return yield* undoRun(tx, run)
    }),
  }
}

/** Handlers for imports into the lists the caller may write. */
export const importHandlers = (
  { db }: CallServices,
  contexts: ReadonlyArray<Context>,
): HandlersOf<typeof contract> => {
  const find = (input: HandlerInput<typeof contract.get> | HandlerInput<typeof contract.rows>) =>
    findRun(contexts, scope(db, input), input.params.id)
  const { put, plan, apply, undo } = changing(contexts)
  const shown = (tx: Database) => (run: Run) => shownRun(tx, run)
  return {
    begin: (input) => input.write((tx) => begin(tx, contexts, input)),
    get: (input) => Effect.flatMap(find(input), ({ run }) => shownRun(db, run)),
    rows: (input) => Effect.flatMap(find(input), ({ run }) => page(db, run, input.query)),
    put: (input) => input.write((tx) => Effect.flatMap(put(tx, input), shown(tx))),
    plan: (input) => input.write((tx) => Effect.flatMap(plan(tx, input), shown(tx))),
    apply: (input) => input.write((tx) => Effect.flatMap(apply(tx, input), shown(tx))),
    undo: (input) => input.write((tx) => Effect.flatMap(undo(tx, input), shown(tx))),
  }
}
