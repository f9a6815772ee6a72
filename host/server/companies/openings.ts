import { and, asc, eq, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { writeAudit } from "../audit/audit.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries } from "../db/deliverySchema.ts"
import { jsonRows } from "../db/jsonRows.ts"
import type { Store } from "../db/store.ts"
import { companies } from "../db/schema.ts"
import { openingByHours, readStoreHours, type StoreClock } from "./storeHours.ts"

const { id, companyId, isOpen, isManual, changesAt, manualUntil } = companyDeliveries

/** Stores per transaction. */
const batchRows = 500
const minuteMs = 60_000

interface Settled {
  readonly id: number
  readonly companyId: number
  readonly isOpen: boolean
  readonly wanted: boolean
  readonly changesAt: Date | null
}

const settledOf = async (
  tx: Database,
  clock: StoreClock,
  locked: LockedRows,
): Promise<ReadonlyArray<Settled>> => {
  const hours = await readStoreHours(
    tx,
    locked.map((record) => record.companyId),
  )
  return locked.map((record) => {
    const { isOpen: shouldBeOpen, changesAt: next } = openingByHours(
      hours.get(record.companyId),
      clock,
      // A store opened or closed for a while becomes again what it was.
      record.isManual !== record.isOpen,
    )
    return { ...record, wanted: shouldBeOpen, changesAt: next }
  })
}

const note = async (tx: Database, turned: ReadonlyArray<Settled>) => {
  const { applicationId, franchise: franchiseId, id: company, name } = companies
  const found = await tx
    .select({ owner: { applicationId, franchiseId, companyId: company }, label: name })
    .from(companies)
    .where(
      inArray(
        company,
        turned.map((record) => record.companyId),
      ),
    )
  const known = new Map(found.map((row) => [row.owner.companyId, row]))
  const lines = turned.flatMap((record) => {
    const about = known.get(record.companyId)
    const changes = [{ field: "isOpen", old: record.isOpen, new: record.wanted }]
    return about
      ? [{ ...about, changes, list: "companyDeliveries", action: "HOURS", recordId: record.id } as const]
      : []
  })
  await Effect.runPromise(writeAudit(tx, undefined, lines))
}

/** Stores that follow their hours, and those whose manual mode is over. */
const byHours = (tx: Database, clock: StoreClock, which: SQL | undefined) =>
  tx
    .select({ id, companyId, isOpen, isManual })
    .from(companyDeliveries)
    .where(and(or(eq(isManual, false), lte(manualUntil, new Date(clock.now()))), which))
    .orderBy(asc(id))

type LockedRows = Awaited<ReturnType<typeof byHours>>

/** Hours are read once the records are locked: whoever saves hours waits for that lock to settle them. */
const settle = async (tx: Database, clock: StoreClock, locked: LockedRows) => {
  const settled = await settledOf(tx, clock, locked)
  const at = new Date(clock.now()).toISOString()
  await tx.execute(sql`
    update ${companyDeliveries} d set
      is_open = given.wanted,
      is_manual = false,
      manual_until = null,
      pause_reason = null,
      changes_at = given."changesAt",
      changed_at = case when d.is_open = given.wanted then d.changed_at else ${at}::timestamptz end,
      changed_by = case when d.is_open = given.wanted then d.changed_by end,
      version = d.version + (d.is_manual or d.is_open <> given.wanted)::int
    from jsonb_to_recordset(${jsonRows(settled)}) as given(id bigint, wanted boolean, "changesAt" timestamptz)
    where d.id = given.id
      and (d.is_manual or d.is_open <> given.wanted or d.changes_at is distinct from given."changesAt")`)
  const turned = settled.filter((record) => record.wanted !== record.isOpen)
  if (turned.length > 0) await note(tx, turned)
}

/**
 * Opens and closes, as their hours say, those of these companies that are not in manual mode, and notes when they change
 * next. A company without hours stays as it is.
 */
export const settleOpenings = async (
  tx: Database,
  clock: StoreClock,
  companies: ReadonlyArray<number>,
): Promise<void> => {
  const locked = await byHours(tx, clock, inArray(companyId, [...companies])).for("update")
  if (locked.length > 0) await settle(tx, clock, locked)
}

/** Settles the stores whose hours have reached a change. */
export const settleDue = (db: Database, clock: StoreClock) =>
  settleAll(db, clock, () => lte(changesAt, new Date(clock.now())))

/** Settles stores a batch at a time; each batch begins after the last record of the one before. */
const settleAll = async (db: Database, clock: StoreClock, which: () => SQL | undefined) => {
  for (let last: number | undefined = 0; last !== undefined;) {
    const after: number = last
    last = await db.transaction(async (tx) => {
      // Rows locked by another process are settled by that process.
      const locked = await byHours(tx, clock, and(gt(id, after), which()))
        .limit(batchRows)
        .for("update", { skipLocked: true })
      if (locked.length > 0) await settle(tx, clock, locked)
      return locked.at(-1)?.id
    })
  }
}

/**
 * Opens and closes stores by their hours, from minute to minute until told to stop; every one at the start, since time
 * zones and a demo's clock may have changed meanwhile. Several processes may do it at once.
 */
export const startOpenings = (
  { db }: Store,
  clock: StoreClock,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const plan = () => {
    if (isOver) return
    timer = setTimeout(run, minuteMs - ((clock.now() + clock.ahead) % minuteMs), settleDue)
    timer.unref()
  }
  const run = (settle: typeof settleDue) => {
    running = settle(db, clock).catch(onError).finally(plan)
  }
  let running = Promise.resolve()
  run((all, at) => settleAll(all, at, () => undefined))
  return async () => {
    isOver = true
    clearTimeout(timer)
    await running
  }
}
