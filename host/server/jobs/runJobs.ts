import type { Database } from "../db/database.ts"
import type { Store } from "../db/store.ts"
import { repeat } from "../process/repeat.ts"
import {
  addRepeatedJob,
  failJob,
  finishJob,
  giveUpDeadly,
  type LeasedJob,
  heartbeatMs,
  jobChannel,
  renewLease,
  type JobKind,
  postponeJob,
  takeJob,
} from "./jobs.ts"

/** Implementation of one kind of job. It may run again after a failure, so it must skip what it has already done. */
export interface JobHandler {
  /** Returns the time to continue if the job is not finished; `isOver` is true if this process is about to stop. */
  readonly run: (key: string, isOver: () => boolean) => Promise<Date | void>
  /** Follow-up once the job is given up, in the same transaction. */
  readonly givenUp?: (tx: Database, key: string) => Promise<unknown>
  /** From the end of one run to the next. Without it jobs are added one by one (`addJob`). */
  readonly everyMinutes?: number
  /** Somebody waits for it on screen: it is begun as soon as it is left, beside the others. */
  readonly isAwaited?: true
}

/** Everything this process knows how to do. */
export type JobHandlers = Readonly<Partial<Record<JobKind, JobHandler>>>

const pollMs = 5000

const kindsOf = (handlers: JobHandlers) => Object.keys(handlers) as ReadonlyArray<JobKind>

const laneOf = ({ everyMinutes = 60, isAwaited }: JobHandler) => {
  if (isAwaited) return "awaited"
  return everyMinutes < 5 ? "quick" : "long"
}

/** Jobs that repeat within minutes, and those somebody waits for, have lanes of their own: they do not wait for long ones. */
const lanesOf = (handlers: JobHandlers): ReadonlyArray<JobHandlers> => {
  const entries = Object.entries(handlers)
  const lanes = ["quick", "awaited", "long"].map((lane) =>
    entries.filter(([, handler]) => laneOf(handler) === lane),
  )
  return lanes.filter((lane) => lane.length > 0).map((lane) => Object.fromEntries(lane))
}

interface Attempt {
  readonly onError: (cause: unknown) => void
  readonly isOver: () => boolean
}

const attempt = async (db: Database, handlers: JobHandlers, job: LeasedJob, { onError, isOver }: Attempt) => {
  const { run, givenUp } = handlers[job.kind]!
  const heartbeat = setInterval(() => void renewLease(db, job).catch(onError), heartbeatMs)
  try {
    const goesOnAt = await run(job.key, isOver)
    await (goesOnAt ? postponeJob(db, job, goesOnAt) : finishJob(db, job))
  } catch (cause) {
    onError(cause)
    await db.transaction(async (tx) => {
      if (await failJob(tx, job, cause)) await givenUp?.(tx, job.key)
    })
  } finally {
    clearInterval(heartbeat)
  }
}

/** Gives up what every process dies with. */
const giveUp = (db: Database, handlers: JobHandlers) =>
  db.transaction(async (tx) => {
    for (const { kind, key } of await giveUpDeadly(tx, kindsOf(handlers)))
      await handlers[kind]?.givenUp?.(tx, key)
  })

/** Does the jobs that are due, one after the other; returns once none is, or it is to stop. */
export const doJobs = async (
  db: Database,
  handlers: JobHandlers,
  {
    onError,
    isOver = () => false,
  }: { readonly onError: (cause: unknown) => void; readonly isOver?: () => boolean },
): Promise<void> => {
  await giveUp(db, handlers)
  while (!isOver()) {
    const job = await takeJob(db, kindsOf(handlers))
    if (!job) return
    await attempt(db, handlers, job, { onError, isOver })
  }
}

const plan = async (db: Database, handlers: JobHandlers) => {
  for (const [kind, { everyMinutes }] of Object.entries(handlers))
    if (everyMinutes !== undefined) await addRepeatedJob(db, kind as JobKind, everyMinutes)
}

/**
 * Looks every few seconds for jobs that are due until told to stop. They stand in the database: a restart forgets none, and
 * of several processes one does each. What was begun is finished before it stops.
 */
export const startJobs = (
  { db, listen }: Store,
  handlers: JobHandlers,
  onError: (cause: unknown) => void,
): (() => Promise<void>) => {
  let isOver = false
  const begin = (lane: JobHandlers) => {
    let isPlanned = false
    const look = async () => {
      if (!isPlanned) await plan(db, lane)
      isPlanned = true
      await doJobs(db, lane, { onError, isOver: () => isOver })
    }
    return repeat(look, pollMs, onError)
  }
  const lanes = lanesOf(handlers).map(begin)
  const listening = listen(jobChannel, () => {
    for (const { runNow } of lanes) runNow()
  })
  listening.catch(onError)
  return async () => {
    isOver = true
    await listening.then(
      (unlisten) => unlisten(),
      () => {},
    )
    await Promise.all(lanes.map(({ stop }) => stop()))
  }
}
