import type { Database } from "../db/database.ts"
import type { Store } from "../db/open.ts"
import { repeat } from "../repeat.ts"
import {
  addRepeatedJob,
  failJob,
  finishJob,
  type HeldJob,
  heartbeatMs,
  holdOn,
  type JobKind,
  takeJob,
} from "./jobs.ts"

/** How one kind of job is done. It may be done again after a failure, so what it has done once it leaves as it is. */
export interface Work {
  readonly run: (key: string) => Promise<void>
  /** From the end of one run to the next. Without it jobs are added one by one (`addJob`). */
  readonly everyMinutes?: number
}

/** Everything this process knows how to do. */
export type Works = Readonly<Partial<Record<JobKind, Work>>>

const lookMs = 5000

const kindsOf = (works: Works) => Object.keys(works) as ReadonlyArray<JobKind>

/** What repeats within minutes has a lane of its own, so that it does not wait for what takes long. */
const lanesOf = (works: Works): ReadonlyArray<Works> => {
  const isQuick = ({ everyMinutes = 60 }: Work) => everyMinutes < 5
  const entries = Object.entries(works)
  const lanes = [true, false].map((quick) => entries.filter(([, work]) => isQuick(work) === quick))
  return lanes.filter((lane) => lane.length > 0).map((lane) => Object.fromEntries(lane))
}

const attempt = async (db: Database, works: Works, job: HeldJob, onError: (cause: unknown) => void) => {
  const beat = setInterval(() => void holdOn(db, job).catch(onError), heartbeatMs)
  try {
    await works[job.kind]!.run(job.key)
    await finishJob(db, job)
  } catch (cause) {
    onError(cause)
    await failJob(db, job, cause)
  } finally {
    clearInterval(beat)
  }
}

/** Does the jobs that are due, one after the other; returns once none is, or it is to stop. */
export const doJobs = async (
  db: Database,
  works: Works,
  {
    onError,
    isOver = () => false,
  }: { readonly onError: (cause: unknown) => void; readonly isOver?: () => boolean },
): Promise<void> => {
  while (!isOver()) {
    const job = await takeJob(db, kindsOf(works))
    if (!job) return
    await attempt(db, works, job, onError)
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
