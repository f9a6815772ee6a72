import { and, count, eq, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { permissionsFor } from "../../../src/contract/access/access.ts"
import { undoHours } from "../../../src/contract/importing/undoHours.ts"
import { ImportRefused } from "../../../src/contract/importing/refusals.ts"
import type { ImportStatus } from "../../../src/contract/importing/importRun.ts"
import { mayWrite } from "../../../src/contract/resource/mayWrite.ts"
import { Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import type { Caller } from "../access/caller.ts"
import { type Database, query } from "../db/database.ts"
import { ownerColumn } from "../db/described/ownerColumn.ts"
import { importRows, imports } from "../db/importSchema.ts"
import { addAwaitedJob } from "../jobs/jobs.ts"
import type { Context } from "../resource/context.ts"
import { ownerOfNew } from "../resource/owner.ts"
import type { RuleScope } from "../resource/rules.ts"

/** An import as it is kept. */
export type Run = typeof imports.$inferSelect

/** The list of an import, which the caller must be able to write. */
export const writtenList = (contexts: ReadonlyArray<Context>, list: string, { user }: Caller) => {
  const context = contexts.find(({ resource }) => resource.name === list)
  if (!context || context.resource.readOnly) return Effect.fail(new NotFound())
  const { access, writes = access } = context.resource
  return mayWrite(context.resource, user)
    ? Effect.succeed(context)
    : Effect.fail(new Forbidden({ needs: permissionsFor(writes, user) }))
}

/** Owner of the records of an import, as long as the caller reaches them. */
export const ownerOfRun = (context: Context, at: RuleScope, run: Run) => {
  const key = ownerColumn[context.resource.scope]
  const id = key ? (run[key] ?? undefined) : undefined
  return Effect.catchTag(ownerOfNew(context, at, id), "UnknownReference", () => Effect.fail(new NotFound()))
}

const byNumber = (id: number) => eq(imports.id, id)

/** An import nobody else works on until the transaction is over. */
export const lockRun = (tx: Database, id: number) =>
  Effect.map(
    query(() => tx.select().from(imports).where(byNumber(id)).for("update")),
    ([run]) => run,
  )

const someRows = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

const { outcome, step, isAsked } = importRows

const isPlanned = (wanted: (typeof importRows.$inferSelect)["outcome"]) => someRows(eq(outcome, wanted))

/** An import as its author is told of it. */
export const shownRun = (db: Database, run: Run) =>
  query(async () => {
    const [counts] = await db
      .select({
        rows: count(),
        created: isPlanned("CREATED"),
        updated: isPlanned("UPDATED"),
        unchanged: isPlanned("UNCHANGED"),
        refused: isPlanned("REFUSED"),
        open: isPlanned("OPEN"),
        asked: someRows(eq(isAsked, true)),
        written: someRows(eq(step, "WRITTEN")),
        undone: someRows(eq(step, "UNDONE")),
        kept: someRows(eq(step, "KEPT")),
      })
      .from(importRows)
      .where(eq(importRows.importId, run.id))
    return {
      _id: run.id,
      list: run.list,
      fileName: run.fileName,
      status: run.status,
      ...counts!,
      appliedAt: run.appliedAt?.toISOString() ?? null,
      undoUntil: undoUntil(run)?.toISOString() ?? null,
    }
  })

/** The moment until which an import, or a change of prices, can be undone. */
const undoUntil = ({ kind, appliedAt }: Pick<Run, "kind" | "appliedAt">): Date | undefined =>
  appliedAt ? new Date(appliedAt.getTime() + undoHours[kind] * 3_600_000) : undefined

/** Leaves the work on an import to a job. */
export const leaveRun = (tx: Database, { id }: Pick<Run, "id">, work: "imports" | "undoing") =>
  query(() => addAwaitedJob(tx, "IMPORTS", `${work}/${id}`))

/** Begins to take an import back that is over, as long as that may be done. */
export const undoRun = Effect.fnUntraced(function* (tx: Database, run: Run) {
  const until = undoUntil(run)
  if (!until || until.getTime() < Date.now()) return yield* new ImportRefused({ status: run.status })
  yield* leaveRun(tx, run, "undoing")
  return yield* setRun(tx, run, { status: "UNDOING" })
})

/** An import of the caller's into a list they may write. */
export const findRun = Effect.fnUntraced(function* (
  contexts: ReadonlyArray<Context>,
  { tx, caller }: RuleScope,
  id: number,
) {
  const run = yield* lockRun(tx, id)
  if (run?.userId !== caller.user.id) return yield* new NotFound()
  const context = yield* writtenList(contexts, run.list, caller)
  return { run, context }
})

/** An import of this kind of the caller's, for a call that one in these states takes. */
export const takeRun = Effect.fnUntraced(function* (
  contexts: ReadonlyArray<Context>,
  at: RuleScope,
  of: { readonly id: number; readonly kind: Run["kind"] },
  statuses: ReadonlyArray<ImportStatus>,
) {
  const found = yield* findRun(contexts, at, of.id)
  const { kind, status } = found.run
  if (kind !== of.kind) return yield* new NotFound()
  return statuses.includes(status) ? found : yield* new ImportRefused({ status })
})

/** Changes an import, and answers it as it is then. */
export const setRun = Effect.fnUntraced(function* (
  tx: Database,
  run: Run,
  changes: Partial<Pick<Run, "status" | "appliedAt">>,
) {
  yield* query(() => tx.update(imports).set(changes).where(byNumber(run.id)))
  return { ...run, ...changes }
})

/** Rows of an import that meet a condition. */
export const rowsOf = ({ id }: Pick<Run, "id">, condition?: SQL) =>
  and(eq(importRows.importId, id), condition)
