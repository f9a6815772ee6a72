import type { RecordId } from "../../../contract/wire/recordId.ts"
import { headingOf } from "./courierLook.ts"
import type { Point } from "../../../ui/map/mercator.ts"

/** A courier to draw: the position and the look (`lookOf`). */
export interface PlacedCourier {
  readonly id: RecordId
  readonly at: Point
  readonly look: number
}

/** All couriers on the map as columns, one row each. Map metres, and milliseconds of `performance.now()`. */
export interface Columns {
  readonly x: Float64Array
  readonly y: Float64Array
  /** Start position and start time of each courier's glide. */
  readonly fromX: Float64Array
  readonly fromY: Float64Array
  readonly since: Float64Array
  readonly look: Uint8Array
  readonly heading: Uint8Array
}

/** The positions of all couriers. Rows are in the order of the last `set`; couriers that are gone are forgotten. */
export interface Fleet {
  readonly count: number
  readonly columns: Columns
  idOf(row: number): RecordId | undefined
  rowOf(id: RecordId): number | undefined
  /** Replaces all couriers; those known before glide to their new positions. */
  set(all: ReadonlyArray<PlacedCourier>, now: number): void
}

/** Duration of a courier's glide from one position to the next, in milliseconds. */
export const glideMs = 1000
/** Metres below which a move does not change the heading, and above which a courier jumps instead of gliding. */
const minHeadingMetres = 3
const maxGlideMetres = 5000

const columnsFor = (rows: number): Columns => ({
  x: new Float64Array(rows),
  y: new Float64Array(rows),
  fromX: new Float64Array(rows),
  fromY: new Float64Array(rows),
  since: new Float64Array(rows),
  look: new Uint8Array(rows),
  heading: new Uint8Array(rows),
})

const none = Number.NEGATIVE_INFINITY

/** Writes a new courier into a row. */
const placeNew = (to: Columns, row: number, { at, look }: PlacedCourier) => {
  to.x[row] = to.fromX[row] = at.x
  to.y[row] = to.fromY[row] = at.y
  to.since[row] = none
  to.look[row] = look
  to.heading[row] = 0
}

/** Returns the progress of a glide, from 0 to 1. */
export const glideProgress = (since: number, now: number): number => Math.min(1, (now - since) / glideMs)

/** Copies a courier from their old row into a new one and lets them glide from where they are drawn now. */
const moveRow = (
  from: Columns,
  old: number,
  to: Columns,
  row: number,
  placed: PlacedCourier,
  now: number,
) => {
  const { at, look } = placed
  const progress = glideProgress(from.since[old]!, now)
  const x = from.fromX[old]! + (from.x[old]! - from.fromX[old]!) * progress
  const y = from.fromY[old]! + (from.y[old]! - from.fromY[old]!) * progress
  const hasMoved = at.x !== from.x[old] || at.y !== from.y[old]
  const distance = Math.hypot(at.x - from.x[old]!, at.y - from.y[old]!)
  const glides = hasMoved ? distance < maxGlideMetres : progress < 1
  to.heading[row] =
    distance > minHeadingMetres ? headingOf(at.x - from.x[old]!, at.y - from.y[old]!) : from.heading[old]!
  const since = hasMoved ? now : from.since[old]!
  const keepsFrom = !hasMoved && glides
  to.fromX[row] = keepsFrom ? from.fromX[old]! : glides ? x : at.x
  to.fromY[row] = keepsFrom ? from.fromY[old]! : glides ? y : at.y
  to.since[row] = glides ? since : none
  to.x[row] = at.x
  to.y[row] = at.y
  to.look[row] = look
}

/** An empty fleet. Its arrays are reused, so that frequent updates create little garbage. */
export const makeFleet = (): Fleet => {
  let columns = columnsFor(1024)
  let spare = columnsFor(1024)
  let ids: ReadonlyArray<RecordId> = []
  let rows = new Map<RecordId, number>()

  const set = (all: ReadonlyArray<PlacedCourier>, now: number) => {
    if (spare.x.length < all.length) spare = columnsFor(Math.max(all.length, 2 * spare.x.length))
    const next = new Map<RecordId, number>()
    for (const [row, placed] of all.entries()) {
      const old = rows.get(placed.id)
      if (old === undefined) placeNew(spare, row, placed)
      else moveRow(columns, old, spare, row, placed, now)
      next.set(placed.id, row)
    }
    ids = all.map(({ id }) => id)
    rows = next
    ;[columns, spare] = [spare, columns]
  }

  return {
    get count() {
      return ids.length
    },
    get columns() {
      return columns
    },
    idOf: (row) => ids[row],
    rowOf: (id) => rows.get(id),
    set,
  }
}
