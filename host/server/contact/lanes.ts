/** Options of a worker with parallel lanes. */
interface LaneOptions<Row> {
  /** Maximum number of rows worked on in parallel. */
  readonly lanes: number
  /** Milliseconds between two looks for what another process left. */
  readonly lookMs: number
  /** Takes so many that nobody else takes. */
  readonly take: (limit: number) => Promise<ReadonlyArray<Row>>
  readonly work: (row: Row) => Promise<void>
  readonly onError: (cause: unknown) => void
}

/** Work that waits in the database, done in this process. */
export interface Worker {
  /** There is something to do. */
  wake(): void
  /** Nothing more is taken; what is under way is done first. */
  stop(): Promise<void>
}

/** Works on several rows at once, and takes more as soon as one is done. */
export const startLanes = <Row>({ lanes, lookMs, take, work, onError }: LaneOptions<Row>): Worker => {
  const underWay = new Set<Promise<void>>()
  let isOver = false
  let isWoken = false
  let taking: Promise<void> | undefined
  const begin = (row: Row) => {
    const working = work(row)
      .catch(onError)
      .finally(() => {
        underWay.delete(working)
        wake()
      })
    underWay.add(working)
  }
  const fill = async () => {
    while (isWoken && !isOver && underWay.size < lanes) {
      isWoken = false
      for (const row of await take(lanes - underWay.size)) begin(row)
    }
  }
  const wake = () => {
    isWoken = true
    if (isOver) return
    taking ??= fill()
      .catch(onError)
      .finally(() => {
        taking = undefined
        if (isWoken && underWay.size < lanes) wake()
      })
  }
  const timer = setInterval(wake, lookMs)
  timer.unref()
  const stop = async () => {
    isOver = true
    clearInterval(timer)
    await taking
    await Promise.all(underWay)
  }
  return { wake, stop }
}
