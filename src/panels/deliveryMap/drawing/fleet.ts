import type { RecordId } from "../../../contract/recordId.ts"
import { headingOf } from "./courierLook.ts"
import type { Point } from "./mercator.ts"

/** Somebody to be drawn: where, and how (`lookOf`). */
export interface Placed {
  readonly id: RecordId
  readonly at: Point
  readonly look: number
}

/** Everybody on the map as columns, one row each. Metres of the map, milliseconds of the page's clock. */
export interface Columns {
  readonly x: Float64Array
  readonly y: Float64Array
  /** Where they glide from, and since when. */
  readonly fromX: Float64Array
  readonly fromY: Float64Array
  readonly since: Float64Array
  readonly look: Uint8Array
  readonly heading: Uint8Array
}

/** Where everybody is. Rows are in the order given last; nothing is kept of those who left. */
export interface Fleet {
  readonly count: number
  readonly columns: Columns
  idOf(row: number): RecordId | undefined
  rowOf(id: RecordId): number | undefined
  /** These, and nobody else; those who were there glide to where they are now. */
  set(all: ReadonlyArray<Placed>, now: number): void
}

/** Milliseconds from one position to the next. */
export const glide = 1000
/** Metres below which a new position says nothing of the way one goes, and above which nobody glides. */
const still = 3
const leap = 5000

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

/** Puts somebody new in a row. */
const put = (to: Columns, row: number, { at, look }: Placed) => {
  to.x[row] = to.fromX[row] = at.x
  to.y[row] = to.fromY[row] = at.y
  to.since[row] = none
  to.look[row] = look
  to.heading[row] = 0
}

/** How much of its way a row has gone, 0 to 1. */
export const gone = (since: number, now: number): number => Math.min(1, (now - since) / glide)

/** Puts somebody in a row who was in another, or in the same one, before. */
const carry = (from: Columns, old: number, to: Columns, row: number, placed: Placed, now: number) => {
  const { at, look } = placed
  const part = gone(from.since[old]!, now)
  const x = from.fromX[old]! + (from.x[old]! - from.fromX[old]!) * part
  const y = from.fromY[old]! + (from.y[old]! - from.fromY[old]!) * part
  const hasMoved = at.x !== from.x[old] || at.y !== from.y[old]
  const way = Math.hypot(at.x - from.x[old]!, at.y - from.y[old]!)
  const glides = hasMoved ? way < leap : part < 1
  to.heading[row] = way > still ? headingOf(at.x - from.x[old]!, at.y - from.y[old]!) : from.heading[old]!
  const since = hasMoved ? now : from.since[old]!
  const keepsFrom = !hasMoved && glides
  to.fromX[row] = keepsFrom ? from.fromX[old]! : glides ? x : at.x
  to.fromY[row] = keepsFrom ? from.fromY[old]! : glides ? y : at.y
  to.since[row] = glides ? since : none
  to.x[row] = at.x
  to.y[row] = at.y
  to.look[row] = look
}

/** Nobody yet. Made to be written to many times a second without leaving garbage. */
export const makeFleet = (): Fleet => {
  let columns = columnsFor(1024)
  let spare = columnsFor(1024)
  let ids: ReadonlyArray<RecordId> = []
  let rows = new Map<RecordId, number>()

  const set = (all: ReadonlyArray<Placed>, now: number) => {
    if (spare.x.length < all.length) spare = columnsFor(Math.max(all.length, 2 * spare.x.length))
    const next = new Map<RecordId, number>()
    for (const [row, placed] of all.entries()) {
      const old = rows.get(placed.id)
      if (old === undefined) put(spare, row, placed)
      else carry(columns, old, spare, row, placed, now)
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
