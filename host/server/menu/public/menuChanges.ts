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

/** Tells readers of a store's menu that it has changed, whichever process changed it; one for each process. */
export class MenuChanges {
  private readonly waiting = new Map<number, Set<() => void>>()
  /** The last known version of each menu somebody has waited for: others' changes wake nobody. */
  private readonly versions = new Map<number, number>()
  private count = 0
  private listening: ReturnType<Store["listen"]> | undefined
  private timer: NodeJS.Timeout | undefined
  private lookedAt = Number.NEGATIVE_INFINITY
  private readonly store: Pick<Store, "db" | "listen">
  private readonly onError: (cause: unknown) => void

  constructor(store: Pick<Store, "db" | "listen">, onError: (cause: unknown) => void) {
    this.store = store
    this.onError = onError
  }

  /** The next change of a store's menu within some milliseconds; undefined where too many wait already. */
  next(company: number, maxMs: number): NextChange | undefined {
    if (this.count >= maxWaiting) return undefined
    const over = new AbortController()
    const end = () => over.abort()
    const come = new Promise<void>((resolve) => over.signal.addEventListener("abort", () => resolve()))
    const timeout = setTimeout(end, maxMs)
    this.add(company, end)
    over.signal.addEventListener("abort", () => {
      clearTimeout(timeout)
      this.remove(company, end)
    })
    return { come, cancel: end }
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer)
    for (const company of this.waiting.keys()) this.wake(company)
    await (
      await this.listening
    )?.()
  }

  private add(company: number, end: () => void) {
    this.listening ??= this.store.listen(channel, () => this.ring())
    this.listening.catch(this.onError)
    const ends = this.waiting.get(company) ?? new Set()
    this.waiting.set(company, ends.add(end))
    this.count += 1
  }

  private remove(company: number, end: () => void) {
    const ends = this.waiting.get(company)
    if (!ends?.delete(end)) return
    this.count -= 1
    if (ends.size === 0) this.waiting.delete(company)
  }

  private wake(company: number) {
    for (const end of this.waiting.get(company) ?? []) end()
  }

  private async look() {
    const companies = [...this.waiting.keys()]
    if (companies.length === 0) return
    const { db } = this.store
    const rows = await db.select().from(menuRevisions).where(inArray(menuRevisions.companyId, companies))
    for (const { companyId, version } of rows) {
      if (this.versions.get(companyId) === version) continue
      this.versions.set(companyId, version)
      this.wake(companyId)
    }
  }

  private ring() {
    const wait = Math.max(0, this.lookedAt + minPauseMs - performance.now())
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.lookedAt = performance.now()
      this.look().catch(this.onError)
    }, wait)
  }
}
