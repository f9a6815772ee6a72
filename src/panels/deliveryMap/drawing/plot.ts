import { type Fleet, gone } from "./fleet.ts"
import { cellAt, type Grid, gridOf, margin, type Sight } from "./sight.ts"

/** Many in one place, drawn as one. Pixels from the corner. */
export interface Crowd {
  readonly px: number
  readonly py: number
  readonly count: number
}

/** Where a courier in sight is, in pixels from the corner and as the index of a cell. */
interface Spot {
  px: number
  py: number
  cell: number
  isMoving: boolean
}

/** Pixels: how near a press must be to hit. */
const reach = 16
/** From how many couriers on a cell is a crowd; more of them close up. */
const crowd = { far: 4, near: 12 }
/** Metres for each pixel below which the map counts as close up. */
const closeUp = 2.5
/** Pixels a move must cover to be worth drawing in between. */
const visible = 0.5

const squaredDistance = (x: number, y: number, spot: { readonly px: number; readonly py: number }) =>
  (spot.px - x) ** 2 + (spot.py - y) ** 2

/** What is where on the screen. Its arrays are reused and written anew for every frame. */
export class Plot {
  /** How many couriers stand alone in sight. */
  shown = 0
  /** For each of those: the row in the fleet, and the place in pixels from the corner. */
  row = new Int32Array(0)
  px = new Float32Array(0)
  py = new Float32Array(0)
  crowds: ReadonlyArray<Crowd> = []
  /** Whether somebody in sight is still on the way to their last position. */
  isMoving = false

  private cellOf = new Int32Array(0)
  /** The next courier of the same cell, or -1. */
  private next = new Int32Array(0)
  /** For each cell: how many couriers, the sums of their places, and the first of those drawn. */
  private counts = new Int32Array(0)
  private sums = new Float64Array(0)
  private heads = new Int32Array(0)
  private sight: Sight | undefined
  private grid: Grid | undefined
  private readonly spot: Spot = { px: 0, py: 0, cell: 0, isMoving: false }

  /** Places every courier of the fleet; the row `kept` stands alone even in a crowd. */
  take(fleet: Fleet, sight: Sight, kept: number | undefined): void {
    const grid = gridOf(sight)
    this.sight = sight
    this.grid = grid
    this.makeRoom(fleet.count, grid.cells)
    const least = sight.resolution < closeUp ? crowd.near : crowd.far
    this.separate(this.gather(fleet, sight, grid), least, kept)
    this.crowds = this.crowdsOf(grid.cells, least)
  }

  /** What is drawn under a pixel: the row of a courier who stands alone there, or the crowd. */
  at(x: number, y: number): number | Crowd | undefined {
    return this.nearest(x, y) ?? this.crowds.find((one) => squaredDistance(x, y, one) <= reach ** 2)
  }

  /** Where the courier of a row stands alone; undefined when they are out of sight. */
  spotOf(row: number): { readonly px: number; readonly py: number } | undefined {
    const at = this.row.subarray(0, this.shown).indexOf(row)
    return at < 0 ? undefined : { px: this.px[at]!, py: this.py[at]! }
  }

  private makeRoom(people: number, cells: number) {
    if (this.row.length < people) {
      this.row = new Int32Array(people)
      this.px = new Float32Array(people)
      this.py = new Float32Array(people)
      this.cellOf = new Int32Array(people)
      this.next = new Int32Array(people)
    }
    if (this.counts.length < cells) {
      this.counts = new Int32Array(cells)
      this.sums = new Float64Array(2 * cells)
      this.heads = new Int32Array(cells)
    }
    this.counts.fill(0)
    this.sums.fill(0)
    this.heads.fill(-1)
  }

  /** Writes a courier's place to `spot`; false when they are out of sight. */
  private locate({ columns: of }: Fleet, at: number, from: Sight, grid: Grid): boolean {
    const { spot } = this
    const part = from.glides ? gone(of.since[at]!, from.now) : 1
    const x = of.fromX[at]! + (of.x[at]! - of.fromX[at]!) * part
    const y = of.fromY[at]! + (of.y[at]! - of.fromY[at]!) * part
    spot.px = (x - from.centreX) / from.resolution + from.width / 2
    spot.py = (from.centreY - y) / from.resolution + from.height / 2
    if (!(spot.px > -margin && spot.px < from.width + margin)) return false
    if (!(spot.py > -margin && spot.py < from.height + margin)) return false
    const line = Math.floor(y / grid.metres) - grid.firstY
    spot.cell = line * grid.columns + Math.floor(x / grid.metres) - grid.firstX
    const way = Math.abs(of.x[at]! - of.fromX[at]!) + Math.abs(of.y[at]! - of.fromY[at]!)
    spot.isMoving = part < 1 && way > visible * from.resolution
    return true
  }

  /** Collects everybody in sight and counts each cell; answers how many are in sight. */
  private gather(fleet: Fleet, from: Sight, grid: Grid): number {
    const { spot, row, px, py, cellOf, counts, sums } = this
    let seen = 0
    this.isMoving = false
    for (let at = 0; at < fleet.count; at++) {
      if (!this.locate(fleet, at, from, grid)) continue
      row[seen] = at
      px[seen] = spot.px
      py[seen] = spot.py
      cellOf[seen] = spot.cell
      counts[spot.cell]! += 1
      sums[2 * spot.cell]! += spot.px
      sums[2 * spot.cell + 1]! += spot.py
      this.isMoving ||= spot.isMoving
      seen += 1
    }
    return seen
  }

  /** Moves those who stand alone to the front, and chains them by cell for `at`. */
  private separate(seen: number, least: number, kept: number | undefined) {
    const { row, px, py, cellOf, counts, next, heads } = this
    let shown = 0
    for (let one = 0; one < seen; one++) {
      const cell = cellOf[one]!
      if (counts[cell]! >= least && row[one] !== kept) continue
      row[shown] = row[one]!
      px[shown] = px[one]!
      py[shown] = py[one]!
      next[shown] = heads[cell]!
      heads[cell] = shown
      shown += 1
    }
    this.shown = shown
  }

  private crowdsOf(cells: number, least: number): ReadonlyArray<Crowd> {
    const all: Array<Crowd> = []
    for (let at = 0; at < cells; at++) {
      const count = this.counts[at]!
      if (count < least) continue
      all.push({ px: this.sums[2 * at]! / count, py: this.sums[2 * at + 1]! / count, count })
    }
    return all
  }

  /** The row of the nearest courier who stands alone in the cells around a pixel. */
  private nearest(x: number, y: number): number | undefined {
    const { sight, grid } = this
    if (!sight || !grid) return undefined
    const low = cellAt(x - reach, y + reach, sight, grid)
    const high = cellAt(x + reach, y - reach, sight, grid)
    let best = reach ** 2
    let hit: number | undefined
    for (let line = Math.max(0, low.line); line <= high.line; line++)
      for (let column = Math.max(0, low.column); column <= Math.min(high.column, grid.columns - 1); column++)
        for (let one = this.heads[line * grid.columns + column] ?? -1; one >= 0; one = this.next[one]!) {
          const away = squaredDistance(x, y, { px: this.px[one]!, py: this.py[one]! })
          if (away > best) continue
          best = away
          hit = this.row[one]!
        }
    return hit
  }
}
