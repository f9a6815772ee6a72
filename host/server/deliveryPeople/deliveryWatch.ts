import type { DeliveryChanges } from "../../../src/contract/deliveryPeople/deliveryPerson.ts"
import type { Reach } from "../access/reach.ts"
import { covers, Watch } from "../streams/watch.ts"
import type { Changed, News } from "./deliveryNews.ts"

/** Only the latest of each delivery person, however slow the reader. */
export class DeliveryWatch extends Watch<News> {
  readonly reach: Reach
  private readonly changed = new Map<number, Changed>()
  private readonly removed = new Set<number>()

  constructor(reach: Reach, reader: number) {
    super(reader)
    this.reach = reach
  }

  override addBefore(news: ReadonlyArray<News>) {
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
    if (!this.hasPending()) return undefined
    const batch = { changed: [...this.changed.values()], removed: [...this.removed] }
    this.changed.clear()
    this.removed.clear()
    return batch
  }

  protected override hasPending() {
    return this.changed.size + this.removed.size > 0
  }

  protected override put(news: ReadonlyArray<News>) {
    for (const { id, change, owner } of news) {
      if (!covers(this.reach, owner)) continue
      if (change === undefined) {
        this.changed.delete(id)
        this.removed.add(id)
      } else {
        this.removed.delete(id)
        this.changed.set(id, { ...this.changed.get(id), ...change })
      }
    }
  }
}
