import type { OrderChanges } from "../../../src/contract/orders/board.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Reach } from "../access/reach.ts"
import { covers, Watch } from "../streams/watch.ts"
import type { OrderNews } from "./orderNews.ts"

/** Orders as they are now that one reader has not received yet. */
export class OrderWatch extends Watch<OrderNews> {
  private readonly reach: Reach
  private readonly changed = new Map<number, OrderNews["order"]>()

  constructor(reach: Reach, reader: number) {
    super(reader)
    this.reach = reach
  }

  override addBefore(news: ReadonlyArray<OrderNews>) {
    this.add(news.filter(({ order }) => !this.changed.has(order._id)))
  }

  /** Removes and returns what is pending. */
  take(): Numbered<OrderChanges>["changed"] {
    const taken = [...this.changed.values()]
    this.changed.clear()
    return taken
  }

  protected override hasPending() {
    return this.changed.size > 0
  }

  protected override put(news: ReadonlyArray<OrderNews>) {
    for (const { order, owner } of news) if (covers(this.reach, owner)) this.changed.set(order._id, order)
  }
}
