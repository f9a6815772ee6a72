import type { Database } from "../db/database.ts"
import type { Store } from "../db/store.ts"
import { repeat } from "../process/repeat.ts"
import {
  addRepeatedJob,
  failJob,
  finishJob,
  giveUpDeadly,
  type HeldJob,
  heartbeatMs,
  holdOn,
  type JobKind,
  postponeJob,
  takeJob,
} from "./jobs.ts"

/** Implementation of one kind of job. It may run again after a failure, so it must skip what it has already done. */
export interface Work {
  /** Returns the time to continue if the job is not finished; `isOver` is true if this process is about to stop. */
  readonly run: (key: string, isOver: () => boolean) => Promise<Date | void>
  /** Follow-up once the job is given up, in the same transaction. */
  readonly givenUp?: (tx: Database, key: string) => Promise<unknown>
  /** From the end of one run to the next. Without it jobs are added one by one (`addJob`). */
  readonly everyMinutes?: number
}

/** Everything this process knows how to do. */
export type Works = Readonly<Partial<Record<JobKind, Work>>>

const lookMs = 5000

const kindsOf = (works: Works) => Object.keys(works) as ReadonlyArray<JobKind>

/** Jobs that repeat within minutes have their own lane, so that they do not wait for long ones. */
const lanesOf = (works: Works): ReadonlyArray<Works> => {
  const isQuick = ({ everyMinutes = 60 }: Work) => everyMinutes < 5
  const entries = Object.entries(works)
  const lanes = [true, false].map((quick) => entries.filter(([, work]) => isQuick(work) === quick))
  return lanes.filter((lane) => lane.length > 0).map((lane) => Object.fromEntries(lane))
}

interface Attempt {
  readonly onError: (cause: unknown) => void
  readonly isOver: () => boolean
}

const attempt = async (db: Database, works: Works, job: HeldJob, { onError, isOver }: Attempt) => {
  const { run, givenUp } = works[job.kind]!
  const beat = setInterval(() => void holdOn(db, job).catch(onError), heartbeatMs)
  try {
    const goesOnAt = await run(job.key, isOver)
    await (goesOnAt ? postponeJob(db, job, goesOnAt) : finishJob(db, job))
  } catch (cause) {
    onError(cause)
    await db.transaction(async (tx) => {
      if (await failJob(tx, job, cause)) await givenUp?.(tx, job.key)
    })
  } finally {
    clearInterval(beat)
  }
}

/** Gives up what every process dies with. */
const giveUp = (db: Database, works: Works) =>
  db.transaction(async (tx) => {
    for (const { kind, key } of await giveUpDeadly(tx, kindsOf(works))) await works[kind]?.givenUp?.(tx, key)
  })

/** Does the jobs that are due, one after the other; returns once none is, or it is to stop. */
export const doJobs = async (
  db: Database,
  works: Works,
  {
    onError,
    isOver = () => false,
  }: { readonly onError: (cause: unknown) => void; readonly isOver?: () => boolean },
): Promise<void> => {
  await giveUp(db, works)
  while (!isOver()) {
    const job = await takeJob(db, kindsOf(works))
    if (!job) return
    await attempt(db, works, job, { onError, isOver })
  }
}

const plan = async (db: Database, works: Works) => {
  for (const [kind, { everyMinutes }] of Object.entries(works))
    if (everyMinutes !== undefined) await addRepeatedJob(db, kind as JobKind, everyMinutes)
}

/**
 * Looks every few seconds for jobs that are due until told to stop. They stand in the database: a restart forgets none, and
 * of several processes one does each. What was begun is finished before it stops.
 */
export const startJobs = (
  { db }: Store,
  works: Works,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let isOver = false
  const begin = (lane: Works) => {
    let isPlanned = false
    const look = async () => {
      if (!isPlanned) await plan(db, lane)
      isPlanned = true
      await doJobs(db, lane, { onError, isOver: () => isOver })
    }
    return repeat(look, lookMs, onError)
  }
  const stops = lanesOf(works).map(begin)
  return async () => {
    isOver = true
    await Promise.all(stops.map((stop) => stop()))
  }
}
