import { inArray, sql } from "drizzle-orm"
import type { jobKinds } from "../../../src/contract/resources/jobs.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"

const { jobs } = tables

/** Kinds of jobs the server can run. */
export type JobKind = keyof typeof jobKinds

/** A job that a process holds. */
export interface LeasedJob {
  readonly id: number
  readonly kind: JobKind
  /** Names the job, and the record it is about: one key is worked on once. */
  readonly key: string
  /** Incremented whenever a process takes the job, so that a process that lost it can no longer write. */
  readonly version: number
}

/** Lease in minutes: no other process starts a job in this time unless it is renewed. */
const leaseMinutes = 5

/** The wait after a failure doubles from a minute on; what fails this often in a row is given up, unless it repeats. */
const maxFailures = 10

/** Interval at which a process renews its lease on a job, in milliseconds. */
export const heartbeatMs = (leaseMinutes * 60_000) / 3

const settled = { finishedAt: sql`now()`, leasedUntil: null, updatedAt: sql`now()` }
const repeats = sql`every_minutes is not null`

const lease = sql`now() + ${leaseMinutes}::int * interval '1 minute'`

/** Leaves work to be done once, as soon as there is time or at a later moment. A key that is known is left as it is. */
export const addJob = (db: Database, kind: JobKind, key: string, dueAt: Date | undefined) =>
  db.execute(sql`
    insert into ${jobs} (kind, key, status, due_at, failures)
    values (${kind}, ${key}, 'WAITING', ${dueAt?.toISOString() ?? sql`now()`}, 0)
    on conflict do nothing`)

/** Has work repeated. It is first due an interval from now; what came due while no server ran, at once. */
export const addRepeatedJob = (db: Database, kind: JobKind, everyMinutes: number) =>
  db.execute(sql`
    insert into ${jobs} (kind, key, status, due_at, failures, every_minutes)
    values (${kind}, ${kind}, 'WAITING', now() + ${everyMinutes}::int * interval '1 minute', 0, ${everyMinutes}::int)
    on conflict (lower(key)) do update
      set every_minutes = excluded.every_minutes, due_at = least(${jobs}.due_at, excluded.due_at)`)

/** Queues a finished or failed job again, for now or a later time. A job still to be done is left as it is. */
export const addJobAgain = (db: Database, kind: JobKind, key: string, dueAt: Date | undefined) =>
  db.execute(sql`
    insert into ${jobs} (kind, key, status, due_at, failures)
    values (${kind}, ${key}, 'WAITING', ${dueAt?.toISOString() ?? sql`now()`}, 0)
    on conflict (lower(key)) do update set status = 'WAITING', due_at = excluded.due_at, failures = 0, failure = null
      where ${jobs}.status in ('DONE', 'FAILED')`)

/** The channel of work that somebody waits for. */
export const jobChannel = "jobs"

/** Leaves work that somebody waits for: it is begun once the transaction is over. */
export const addAwaitedJob = async (tx: Database, kind: JobKind, key: string) => {
  await addJobAgain(tx, kind, key, undefined)
  await tx.execute(sql`select pg_notify(${jobChannel}, '')`)
}

/** Gives up what processes died with too often, which may be what kills them, and answers what that is. */
export const giveUpDeadly = (
  db: Database,
  kinds: ReadonlyArray<JobKind>,
): Promise<ReadonlyArray<Pick<LeasedJob, "kind" | "key">>> =>
  db
    .update(jobs)
    .set({ ...settled, status: "FAILED", dueAt: null, failures: sql`failures + 1` })
    .where(
      sql`status = 'RUNNING' and leased_until < now() and not (${repeats}) and failures + 1 >= ${maxFailures}::int
        and ${inArray(sql`kind`, [...kinds])}`,
    )
    .returning() as unknown as Promise<ReadonlyArray<LeasedJob>>

/** Takes the next job of these kinds that is due, or that a process took and died with. */
export const takeJob = async (
  db: Database,
  kinds: ReadonlyArray<JobKind>,
): Promise<LeasedJob | undefined> => {
  const free = sql`(status = 'WAITING' and due_at <= now() or status = 'RUNNING' and leased_until < now())`
  const next = sql`(select id from ${jobs} where ${free} and ${inArray(sql`kind`, [...kinds])}
    order by due_at limit 1 for update skip locked)`
  const [claimed] = await db
    .update(jobs)
    .set({
      status: "RUNNING",
      // The process that held the job died with it, which counts as a failure.
      failures: sql`failures + (status = 'RUNNING')::int`,
      startedAt: sql`now()`,
      finishedAt: null,
      leasedUntil: lease,
      version: sql`${jobs.version} + 1`,
    })
    .where(sql`id = ${next}`)
    .returning()
  return claimed as LeasedJob | undefined
}

const isStillLeased = ({ id, version }: LeasedJob) =>
  sql`id = ${id} and version = ${version} and status = 'RUNNING'`

/** Renews a process's lease on a job. */
export const renewLease = (db: Database, job: LeasedJob) =>
  db.update(jobs).set({ leasedUntil: lease }).where(isStillLeased(job))

/** Marks a job as done; a repeating job becomes due again. */
export const finishJob = (db: Database, job: LeasedJob) =>
  db
    .update(jobs)
    .set({
      ...settled,
      status: sql`case when ${repeats} then 'WAITING' else 'DONE' end`,
      dueAt: sql`case when ${repeats} then now() + every_minutes * interval '1 minute' end`,
      failures: 0,
      failure: null,
    })
    .where(isStillLeased(job))

/** Postpones a job that has done all it can for now. */
export const postponeJob = (db: Database, job: LeasedJob, dueAt: Date) =>
  db
    .update(jobs)
    .set({ ...settled, status: "WAITING", dueAt, failures: 0, failure: null })
    .where(isStillLeased(job))

/** Records why a job failed and when it runs again; returns true if it is given up. */
export const failJob = async (db: Database, job: LeasedJob, cause: unknown): Promise<boolean> => {
  const isOver = sql`not (${repeats}) and failures + 1 >= ${maxFailures}::int`
  const minutes = sql`least(power(2, least(failures, 10)), every_minutes, 60)`
  const [failed] = (await db
    .update(jobs)
    .set({
      ...settled,
      status: sql`case when ${isOver} then 'FAILED' else 'WAITING' end`,
      dueAt: sql`case when ${isOver} then null else now() + ${minutes} * interval '1 minute' end`,
      failures: sql`failures + 1`,
      failure: String(cause).slice(0, 2000),
    })
    .where(isStillLeased(job))
    .returning()) as unknown as ReadonlyArray<{ readonly status: string }>
  return failed?.status === "FAILED"
}

/** Forgets after a month what was done. What failed stays for somebody to see. */
export const removeOldJobs = (db: Database) =>
  db.execute(sql`delete from ${jobs} where status = 'DONE' and finished_at < now() - interval '30 days'`)
