import { setTimeout } from "node:timers/promises"
import { eq } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { CountChanged } from "../../../src/contract/wire/bulk.ts"
import type { BadRequest, Forbidden, NotFound } from "../../../src/contract/wire/refusals.ts"
import { type Caller, readMember } from "../access/caller.ts"
import { companyWithin } from "../access/reach.ts"
import { type Database, query, transaction } from "../db/database.ts"
import { imports } from "../db/importSchema.ts"
import type { JobHandler } from "../jobs/runJobs.ts"
import { recordOfKey } from "../messages/notifications.ts"
import type { Context } from "../resource/context.ts"
import type { RuleScope } from "../resource/rules.ts"
import { applySlice } from "./applying.ts"
import { lockRun, ownerOfRun, type Run, setRun, writtenList } from "./importRuns.ts"
import { undoSlice } from "./undoing.ts"

/** Whoever brings an import, with what they may do now. */
const callerOf = async (tx: Database, run: Run): Promise<Caller | undefined> => {
  const member = await readMember(tx, run.userId)
  if (!member) return undefined
  const { user, reach: membership } = member
  const reach = run.viewedId === null ? membership : await companyWithin(membership, run.viewedId, tx)
  if (!reach) return undefined
  const from = { address: run.address ?? "", userAgent: run.userAgent ?? undefined }
  return { user, reach, membership, from, sessionId: undefined }
}

/** Milliseconds between slices: a call that waited for one has all of its queries answered before the next. */
const pauseMs = 25

/** Ends of an import that is under way. */
const ends = { RUNNING: "DONE", UNDOING: "UNDONE" } as const
type Working = keyof typeof ends

const isWorking = (status: Run["status"]): status is Working => Object.hasOwn(ends, status)

type SliceFailure = Forbidden | NotFound | BadRequest | CountChanged

/** Does the next slice of an import in the transaction it is given; answers how many rows that were. */
export type Slice = (context: Context, at: RuleScope, run: Run) => Effect.Effect<number, SliceFailure>

/** Slices of imports by their kind: how they are written, and how they are taken back. */
export type Slices = Readonly<Record<Run["kind"], Readonly<Record<Working, Slice>>>>

const owned =
  (slice: typeof applySlice | typeof undoSlice): Slice =>
  (context, at, run) =>
    Effect.flatMap(ownerOfRun(context, at, run), (owner) =>
      slice(context, { ...at, source: run.kind === "BANK" ? "BANK" : "FILE" }, owner, run),
    )

const ofFiles = { RUNNING: owned(applySlice), UNDOING: owned(undoSlice) }

/** Does the next slice of an import in one transaction; answers whether there may be more. */
const step = (db: Database, contexts: ReadonlyArray<Context>, slices: Slices, id: number) =>
  transaction(
    db,
    Effect.fnUntraced(function* (tx) {
      const run = yield* lockRun(tx, id)
      if (!run || !isWorking(run.status)) return false
      const slice = slices[run.kind][run.status]
      const end = ends[run.status]
      const caller = yield* query(() => callerOf(tx, run))
      const work = Effect.gen(function* () {
        if (!caller) return undefined
        const at: RuleScope = { tx, caller, language: "ptBr" }
        const context = yield* writtenList(contexts, run.list, caller)
        return yield* slice(context, at, run)
      })
      const refusals = ["Forbidden", "NotFound", "BadRequest", "CountChanged"] as const
      const done = yield* Effect.catchTag(work, refusals, () => Effect.succeed(undefined))
      if (done !== undefined && done > 0) return true
      yield* setRun(tx, run, { status: done === undefined ? "STOPPED" : end })
      return false
    }),
  )

/** Writes the rows of imports, or takes them back, slice by slice; a process that takes over goes on behind the last one. */
export const importJob = (
  db: Database,
  contexts: ReadonlyArray<Context>,
  ofPrices: Slices["PRICES"],
): JobHandler => {
  const slices: Slices = { FILE: ofFiles, BANK: ofFiles, PRICES: ofPrices }
  return {
    isAwaited: true,
    run: async (key, isOver) => {
      const id = recordOfKey(key)
      while (await Effect.runPromise(step(db, contexts, slices, id) as Effect.Effect<boolean>)) {
        if (isOver()) return new Date()
        await setTimeout(pauseMs)
      }
      return undefined
    },
    givenUp: (tx, key) =>
      tx
        .update(imports)
        .set({ status: "STOPPED" })
        .where(eq(imports.id, recordOfKey(key))),
  }
}
