import type { DeliveryChanges } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Changed, News, Owner } from "./deliveryNews.ts"
import type { Reach } from "../access/reach.ts"

const covers = (reach: Reach, owner: Owner): boolean => {
  switch (reach.kind) {
    case "all":
      return true
    case "application":
      return owner.applicationId === reach.application
    case "franchise":
      return [owner.franchiseId, owner.region].some((one) => one !== null && reach.franchises.includes(one))
    case "company":
      return owner.companyId === reach.company
    case "none":
      return false
  }
}

/** The changes one reader has not received yet: only the latest of each delivery person, however slow the reader. */
export class Watch {
  readonly reach: Reach
  /** The id of the user who reads. */
  readonly reader: number
  private readonly changed = new Map<number, Changed>()
  private readonly removed = new Set<number>()
  private isOver = false
  private wake = () => {}

  constructor(reach: Reach, reader: number) {
    this.reach = reach
    this.reader = reader
  }

  add(news: ReadonlyArray<News>) {
    for (const one of news) if (covers(this.reach, one.owner)) this.put(one)
    if (this.has()) this.wake()
  }

  /** Adds changes that may be older than the pending ones, which win. */
  addBefore(news: ReadonlyArray<News>) {
    const changed = new Map(this.changed)
    const removed = new Set(this.removed)
    this.changed.clear()
    this.removed.clear()
    this.add(news.filter(({ id }) => !removed.has(id)))
    for (const id of removed) this.removed.add(id)
    for (const [id, change] of changed) this.changed.set(id, { ...this.changed.get(id), ...change })
  }

  /** Removes and returns the pending changes; undefined when there are none. */
  take(): DeliveryChanges | undefined {
    if (!this.has()) return undefined
    const taken = { changed: [...this.changed.values()], removed: [...this.removed] }
    this.changed.clear()
    this.removed.clear()
    return taken
  }

  /** Waits until changes are pending, at most this many milliseconds. */
  async wait(maxMs: number): Promise<void> {
    if (this.has() || this.isOver) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.wake = resolve
      timer = setTimeout(resolve, maxMs)
    })
    clearTimeout(timer)
  }

  /** Ends the watch and wakes whoever waits. */
  stop() {
    this.isOver = true
    this.wake()
  }

  get isStopped() {
    return this.isOver
  }

  private has() {
    return this.changed.size + this.removed.size > 0
  }

  private put({ id, change }: News) {
    if (change === undefined) {
      this.changed.delete(id)
      this.removed.add(id)
    } else {
      this.removed.delete(id)
      this.changed.set(id, { ...this.changed.get(id), ...change })
    }
  }
}
