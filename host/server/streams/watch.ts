import type { Reach } from "../access/reach.ts"

/** Owner of a changed row. */
export interface Owner {
  readonly applicationId: number | null
  readonly franchiseId: number | null
  readonly companyId: number | null
  /** The franchise of that company. */
  readonly region: number | null
}

/** True if a row of this owner is within reach. */
export const covers = (reach: Reach, owner: Owner): boolean => {
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

/** The changes one reader has not received yet. */
export abstract class Watch<N> {
  /** The id of the user who reads. */
  readonly reader: number
  private isOver = false
  private wake = () => {}

  constructor(reader: number) {
    this.reader = reader
  }

  add(news: ReadonlyArray<N>) {
    this.put(news)
    if (this.hasPending()) this.wake()
  }

  /** Adds changes that may be older than the pending ones, which win. */
  abstract addBefore(news: ReadonlyArray<N>): void

  /** Waits until changes are pending, at most this many milliseconds. */
  async wait(maxMs: number): Promise<void> {
    if (this.hasPending() || this.isOver) return
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

  protected abstract put(news: ReadonlyArray<N>): void
  protected abstract hasPending(): boolean
}
