import { type Fleet, glideProgress } from "./fleet.ts"
import { cellAt, type Grid, gridOf, marginPx, type Viewport } from "./viewport.ts"

/** Many couriers in one place, drawn as one. Pixels from the top left corner. */
export interface Crowd {
  readonly px: number
  readonly py: number
  readonly count: number
}

/** Screen position of a courier in view: pixels from the top left corner, and the index of the cell. */
interface ScreenPosition {
  px: number
  py: number
  cell: number
  isMoving: boolean
}

/** Distance from a courier or crowd within which a press hits it, in pixels. */
const hitRadius = 16
/** Number of couriers in one cell that form a crowd: higher when the map is zoomed in. */
const minCrowd = { far: 4, near: 12 }
/** Metres per pixel below which the map counts as zoomed in. */
const closeUpResolution = 2.5
/** Pixels a glide must cover to be worth animating. */
const minVisiblePx = 0.5

const squaredDistance = (x: number, y: number, spot: { readonly px: number; readonly py: number }) =>
  (spot.px - x) ** 2 + (spot.py - y) ** 2

/** Screen positions of everything. The arrays are reused for every frame. */
export class Plot {
  /** Number of couriers in view that are drawn individually. */
  shown = 0
  /** Their rows in the fleet and their positions in pixels. */
  row = new Int32Array(0)
  px = new Float32Array(0)
  py = new Float32Array(0)
  crowds: ReadonlyArray<Crowd> = []
  /** True if a courier in view is still gliding. */
  isMoving = false

  private cellOf = new Int32Array(0)
  /** The next courier in the same cell, or -1. */
  private next = new Int32Array(0)
  /** For each cell: the number of couriers, the sums of their positions, and the first one drawn by itself. */
  private counts = new Int32Array(0)
  private sums = new Float64Array(0)
  private heads = new Int32Array(0)
  private viewport: Viewport | undefined
  private grid: Grid | undefined
  private readonly spot: ScreenPosition = { px: 0, py: 0, cell: 0, isMoving: false }

  /** Computes the positions of all couriers; the row `alone` is drawn by itself even in a crowd. */
  place(fleet: Fleet, viewport: Viewport, alone: number | undefined): void {
    const grid = gridOf(viewport)
    this.viewport = viewport
    this.grid = grid
    this.resizeArrays(fleet.count, grid.cells)
    const minCount = viewport.resolution < closeUpResolution ? minCrowd.near : minCrowd.far
    this.separate(this.gather(fleet, viewport, grid), minCount, alone)
    this.crowds = this.crowdsOf(grid.cells, minCount)
  }

  /** Returns the item drawn at a pixel: the row of a courier, or a crowd. */
  at(x: number, y: number): number | Crowd | undefined {
    return this.nearest(x, y) ?? this.crowds.find((one) => squaredDistance(x, y, one) <= hitRadius ** 2)
  }

  /** Returns the position at which a row's courier is drawn; undefined if they are out of view or in a crowd. */
  spotOf(row: number): { readonly px: number; readonly py: number } | undefined {
    const at = this.row.subarray(0, this.shown).indexOf(row)
    return at < 0 ? undefined : { px: this.px[at]!, py: this.py[at]! }
  }

  private resizeArrays(people: number, cells: number) {
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

  /** Writes a courier's position to `spot`; false if they are out of view. */
  private locate({ columns }: Fleet, at: number, viewport: Viewport, grid: Grid): boolean {
    const { spot } = this
    const progress = viewport.glides ? glideProgress(columns.since[at]!, viewport.now) : 1
    const x = columns.fromX[at]! + (columns.x[at]! - columns.fromX[at]!) * progress
    const y = columns.fromY[at]! + (columns.y[at]! - columns.fromY[at]!) * progress
    spot.px = (x - viewport.centreX) / viewport.resolution + viewport.width / 2
    spot.py = (viewport.centreY - y) / viewport.resolution + viewport.height / 2
    if (!(spot.px > -marginPx && spot.px < viewport.width + marginPx)) return false
    if (!(spot.py > -marginPx && spot.py < viewport.height + marginPx)) return false
    const line = Math.floor(y / grid.metres) - grid.firstY
    spot.cell = line * grid.columns + Math.floor(x / grid.metres) - grid.firstX
    const distance =
      Math.abs(columns.x[at]! - columns.fromX[at]!) + Math.abs(columns.y[at]! - columns.fromY[at]!)
    spot.isMoving = progress < 1 && distance > minVisiblePx * viewport.resolution
    return true
  }

  /** Collects the couriers in view and counts those in each cell; returns how many there are. */
  private gather(fleet: Fleet, viewport: Viewport, grid: Grid): number {
    const { spot, row, px, py, cellOf, counts, sums } = this
    let start = 0
    this.isMoving = false
    for (let at = 0; at < fleet.count; at++) {
      if (!this.locate(fleet, at, viewport, grid)) continue
      row[start] = at
      px[start] = spot.px
      py[start] = spot.py
      cellOf[start] = spot.cell
      counts[spot.cell]! += 1
      sums[2 * spot.cell]! += spot.px
      sums[2 * spot.cell + 1]! += spot.py
      this.isMoving ||= spot.isMoving
      start += 1
    }
    return start
  }

  /** Moves the couriers drawn by themselves to the front, and links them by cell for `nearest`. */
  private separate(start: number, minCount: number, alone: number | undefined) {
    const { row, px, py, cellOf, counts, next, heads } = this
    let shown = 0
    for (let one = 0; one < start; one++) {
      const cell = cellOf[one]!
      if (counts[cell]! >= minCount && row[one] !== alone) continue
      row[shown] = row[one]!
      px[shown] = px[one]!
      py[shown] = py[one]!
      next[shown] = heads[cell]!
      heads[cell] = shown
      shown += 1
    }
    this.shown = shown
  }

  private crowdsOf(cells: number, minCount: number): ReadonlyArray<Crowd> {
    const all: Array<Crowd> = []
    for (let at = 0; at < cells; at++) {
      const count = this.counts[at]!
      if (count < minCount) continue
      all.push({ px: this.sums[2 * at]! / count, py: this.sums[2 * at + 1]! / count, count })
    }
    return all
  }

  /** The row of the nearest courier drawn by themselves around a pixel. */
  private nearest(x: number, y: number): number | undefined {
    const { viewport, grid } = this
    if (!viewport || !grid) return undefined
    const low = cellAt(x - hitRadius, y + hitRadius, viewport, grid)
    const high = cellAt(x + hitRadius, y - hitRadius, viewport, grid)
    let best = hitRadius ** 2
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
