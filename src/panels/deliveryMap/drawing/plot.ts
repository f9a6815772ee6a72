import { type Fleet, gone } from "./fleet.ts"
import { cellAt, type Grid, gridOf, margin, type Sight } from "./sight.ts"

/** Many in one place, drawn as one. Pixels from the corner. */
export interface Crowd {
  readonly px: number
  readonly py: number
  readonly count: number
}

/** What is where on the screen; kept and written anew for every frame. */
export interface Plot {
  /** How many stand alone in sight. */
  readonly shown: number
  /** Of each of those its row in the fleet and its place, in pixels from the corner. */
  readonly row: Int32Array
  readonly px: Float32Array
  readonly py: Float32Array
  readonly crowds: ReadonlyArray<Crowd>
  /** Whether somebody in sight is still on the way to where they are now. */
  readonly isMoving: boolean
  /** Looks anew; a row that is `kept` stands alone even in a crowd. */
  take(fleet: Fleet, sight: Sight, kept: number | undefined): void
  /** What is drawn under a pixel: the row of whoever stands alone there, or the crowd. */
  at(px: number, py: number): number | Crowd | undefined
}

/** Pixels: how near a hit is. */
const reach = 16
/** So many in a cell are a crowd: more of them when a pixel is less than so many metres. */
const crowd = { far: 4, near: 12 }
const closeUp = 2.5
/** Pixels a move must have to be worth drawing in between. */
const visible = 0.5

/** Somebody's place in sight and their cell; written to `found`, which is true when they are in sight. */
const finder = () => ({ px: 0, py: 0, cell: 0, isMoving: false })

export const makePlot = (): Plot => {
  let row = new Int32Array(0)
  let px = new Float32Array(0)
  let py = new Float32Array(0)
  let cellOf = new Int32Array(0)
  let next = new Int32Array(0)
  /** Of each cell: how many, the sums of their places, the first of those drawn. */
  let counts = new Int32Array(0)
  let sums = new Float64Array(0)
  let heads = new Int32Array(0)
  let shown = 0
  let isMoving = false
  let crowds: Array<Crowd> = []
  let sight: Sight | undefined
  let grid: Grid | undefined
  const found = finder()

  const room = (people: number, cells: number) => {
    if (row.length < people) {
      row = new Int32Array(people)
      px = new Float32Array(people)
      py = new Float32Array(people)
      cellOf = new Int32Array(people)
      next = new Int32Array(people)
    }
    if (counts.length < cells) {
      counts = new Int32Array(cells)
      sums = new Float64Array(2 * cells)
      heads = new Int32Array(cells)
    }
    counts.fill(0)
    sums.fill(0)
    heads.fill(-1)
  }

  const find = (
    { columns: of }: Fleet,
    at: number,
    from: Sight,
    { metres, firstX, firstY, columns }: Grid,
  ) => {
    const part = from.glides ? gone(of.since[at]!, from.now) : 1
    const x = of.fromX[at]! + (of.x[at]! - of.fromX[at]!) * part
    const y = of.fromY[at]! + (of.y[at]! - of.fromY[at]!) * part
    found.px = (x - from.centreX) / from.resolution + from.width / 2
    found.py = (from.centreY - y) / from.resolution + from.height / 2
    if (!(found.px > -margin && found.px < from.width + margin)) return false
    if (!(found.py > -margin && found.py < from.height + margin)) return false
    found.cell = (Math.floor(y / metres) - firstY) * columns + Math.floor(x / metres) - firstX
    found.isMoving =
      part < 1 &&
      Math.abs(of.x[at]! - of.fromX[at]!) + Math.abs(of.y[at]! - of.fromY[at]!) > visible * from.resolution
    return true
  }

  /** Everybody in sight, with how many are in each cell. */
  const gather = (fleet: Fleet, from: Sight, cells: Grid) => {
    let seen = 0
    isMoving = false
    for (let at = 0; at < fleet.count; at++) {
      if (!find(fleet, at, from, cells)) continue
      row[seen] = at
      px[seen] = found.px
      py[seen] = found.py
      cellOf[seen] = found.cell
      counts[found.cell]! += 1
      sums[2 * found.cell]! += found.px
      sums[2 * found.cell + 1]! += found.py
      isMoving ||= found.isMoving
      seen += 1
    }
    return seen
  }

  /** Of those gathered, who stands alone: moved to the front, and chained by cell for `at`. */
  const sift = (seen: number, least: number, kept: number | undefined) => {
    shown = 0
    for (let one = 0; one < seen; one++) {
      const where = cellOf[one]!
      if (counts[where]! >= least && row[one] !== kept) continue
      row[shown] = row[one]!
      px[shown] = px[one]!
      py[shown] = py[one]!
      next[shown] = heads[where]!
      heads[where] = shown
      shown += 1
    }
  }

  const crowdsOf = (cells: number, least: number) => {
    const all: Array<Crowd> = []
    for (let at = 0; at < cells; at++) {
      const count = counts[at]!
      if (count >= least) all.push({ px: sums[2 * at]! / count, py: sums[2 * at + 1]! / count, count })
    }
    return all
  }

  const take = (fleet: Fleet, from: Sight, kept: number | undefined) => {
    sight = from
    grid = gridOf(from)
    room(fleet.count, grid.cells)
    const least = from.resolution < closeUp ? crowd.near : crowd.far
    sift(gather(fleet, from, grid), least, kept)
    crowds = crowdsOf(grid.cells, least)
  }

  const near = (x: number, y: number, at: { readonly px: number; readonly py: number }) =>
    (at.px - x) ** 2 + (at.py - y) ** 2

  /** The nearest of those who stand alone in the cells around. */
  const nearest = (x: number, y: number) => {
    if (!sight || !grid) return undefined
    const low = cellAt(x - reach, y + reach, sight, grid)
    const high = cellAt(x + reach, y - reach, sight, grid)
    let best = reach ** 2
    let hit: number | undefined
    for (let line = Math.max(0, low.line); line <= high.line; line++)
      for (let column = Math.max(0, low.column); column <= Math.min(high.column, grid.columns - 1); column++)
        for (let one = heads[line * grid.columns + column] ?? -1; one >= 0; one = next[one]!) {
          const away = near(x, y, { px: px[one]!, py: py[one]! })
          if (away > best) continue
          best = away
          hit = row[one]!
        }
    return hit
  }

  return {
    get shown() {
      return shown
    },
    get row() {
      return row
    },
    get px() {
      return px
    },
    get py() {
      return py
    },
    get crowds() {
      return crowds
    },
    get isMoving() {
      return isMoving
    },
    take,
    at: (x, y) => nearest(x, y) ?? crowds.find((one) => near(x, y, one) <= reach ** 2),
  }
}
