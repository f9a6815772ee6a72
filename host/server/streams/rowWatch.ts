import type { Reach } from "../access/reach.ts"
import { covers, type Owner, Watch } from "./watch.ts"

/** A row that was written or changed, as it is told, and whose it is. */
export interface RowNews<R> {
  readonly row: R
  readonly owner: Owner
}

/** The rows within reach that changed since one reader was told, each as it is now. */
export class RowWatch<R extends { readonly _id: number }> extends Watch<RowNews<R>> {
  private readonly reach: Reach
  private readonly changed = new Map<number, R>()

  constructor(reach: Reach, reader: number) {
    super(reader)
    this.reach = reach
  }

  override addBefore(news: ReadonlyArray<RowNews<R>>) {
    this.add(news.filter(({ row }) => !this.changed.has(row._id)))
  }

  /** Removes and returns what is pending. */
  take(): ReadonlyArray<R> {
    const batch = [...this.changed.values()]
    this.changed.clear()
    return batch
  }

  protected override hasPending() {
    return this.changed.size > 0
  }

  protected override put(news: ReadonlyArray<RowNews<R>>) {
    for (const { row, owner } of news) if (covers(this.reach, owner)) this.changed.set(row._id, row)
  }
}
