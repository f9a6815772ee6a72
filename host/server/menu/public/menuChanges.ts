import { inArray } from "drizzle-orm"
import { menuRevisions } from "../../db/menuSchema.ts"
import type { Store } from "../../db/store.ts"

/** The channel on which the database tells that a menu has changed. */
const channel = "menus"
/** Milliseconds between two looks at what changed; a bulk edit is many changes. */
const minPauseMs = 200
/** Readers who wait at once, at most. */
const maxWaiting = 2000

/** The next change of a store's menu. */
export interface NextChange {
  /** Resolves with the change, when it is canceled, or after the time it was asked for. */
  readonly come: Promise<void>
  readonly cancel: () => void
}

/** Tells readers of a store's menu that it has changed, whichever process changed it. */
export interface MenuChanges {
  /** Undefined where too many wait already. */
  next(company: number, maxMs: number): NextChange | undefined
  stop(): Promise<void>
}

/** The hub of one process. */
export const menuChanges = (
  { db, listen }: Pick<Store, "db" | "listen">,
  onError: (cause: unknown) => void,
): MenuChanges => {
  const waiting = new Map<number, Set<() => void>>()
  const versions = new Map<number, number>()
  let count = 0
  let listening: ReturnType<Store["listen"]> | undefined
  let timer: NodeJS.Timeout | undefined
  let lookedAt = Number.NEGATIVE_INFINITY

  const wake = (company: number) => {
    for (const end of waiting.get(company) ?? []) end()
  }
  const look = async () => {
    const companies = [...waiting.keys()]
    if (companies.length === 0) return
    const rows = await db.select().from(menuRevisions).where(inArray(menuRevisions.companyId, companies))
    for (const { companyId, version } of rows) {
      if (versions.get(companyId) === version) continue
      versions.set(companyId, version)
      wake(companyId)
    }
  }
  const ring = () => {
    timer ??= setTimeout(
      () => {
        timer = undefined
        lookedAt = performance.now()
        look().catch(onError)
      },
      Math.max(0, lookedAt + minPauseMs - performance.now()),
    )
  }
  const add = (company: number, end: () => void) => {
    listening ??= listen(channel, ring)
    listening.catch(onError)
    const ends = waiting.get(company) ?? new Set()
    waiting.set(company, ends.add(end))
    count += 1
    return () => {
      if (!ends.delete(end)) return
      count -= 1
      if (ends.size > 0) return
      waiting.delete(company)
      versions.delete(company)
    }
  }
  return {
    next: (company, maxMs) => {
      if (count >= maxWaiting) return undefined
      const over = new AbortController()
      const end = () => over.abort()
      const come = new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()))
      const timeout = setTimeout(end, maxMs)
      const remove = add(company, end)
      over.signal.addEventListener("abort", () => {
        clearTimeout(timeout)
        remove()
      })
      return { come, cancel: end }
    },
    stop: async () => {
      clearTimeout(timer)
      for (const company of waiting.keys()) wake(company)
      await (
        await listening
      )?.()
    },
  }
}
