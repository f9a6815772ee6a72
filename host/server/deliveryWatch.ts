import type { DeliveryChanges } from "../../src/contract/deliveryPerson.ts"
import type { Changed, News, Owner } from "./deliveryNews.ts"
import type { Reach } from "./reach.ts"

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

/** What one reader has not taken yet: of each delivery person the latest only, however slow the reader is. */
export class Watch {
  readonly reach: Reach
  /** The number of the user who reads. */
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

  /** Adds what may be older than what is here already, and yields to it. */
  addBefore(news: ReadonlyArray<News>) {
    const changed = new Map(this.changed)
    const removed = new Set(this.removed)
    this.changed.clear()
    this.removed.clear()
    this.add(news.filter(({ id }) => !removed.has(id)))
    for (const id of removed) this.removed.add(id)
    for (const [id, change] of changed) this.changed.set(id, { ...this.changed.get(id), ...change })
  }

  /** Takes what there is; undefined when there is nothing. */
  take(): DeliveryChanges | undefined {
    if (!this.has()) return undefined
    const taken = { changed: [...this.changed.values()], removed: [...this.removed] }
    this.changed.clear()
    this.removed.clear()
    return taken
  }

  /** Until there is something to take, or so many milliseconds. */
  async wait(most: number): Promise<void> {
    if (this.has() || this.isOver) return
    let timer: NodeJS.Timeout | undefined
    await new Promise<void>((resolve) => {
      this.wake = resolve
      timer = setTimeout(resolve, most)
    })
    clearTimeout(timer)
  }

  /** Nothing more will come. */
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
