import type { FrameState } from "ol/Map.js"

/** Pixels: the cells when the zoom is whole, and how far out of sight one is still drawn. */
const cell = 64
export const margin = 24

/** What is looked at: metres of the map, pixels, milliseconds. */
export interface Sight {
  readonly centreX: number
  readonly centreY: number
  /** Metres of the map in a pixel. */
  readonly resolution: number
  readonly width: number
  readonly height: number
  readonly now: number
  /** False draws everybody where they are last known to be. */
  readonly glides: boolean
}

/** The cells in sight. */
export interface Grid {
  readonly metres: number
  readonly firstX: number
  readonly firstY: number
  readonly columns: number
  readonly cells: number
}

/** Cells that stay where they are on the ground while one drags the map. */
export const gridOf = ({ centreX, centreY, resolution, width, height }: Sight): Grid => {
  const metres = cell * 2 ** Math.round(Math.log2(resolution))
  const halfX = (width / 2 + margin) * resolution
  const halfY = (height / 2 + margin) * resolution
  const firstX = Math.floor((centreX - halfX) / metres)
  const firstY = Math.floor((centreY - halfY) / metres)
  const columns = Math.floor((centreX + halfX) / metres) - firstX + 1
  const rows = Math.floor((centreY + halfY) / metres) - firstY + 1
  return { metres, firstX, firstY, columns, cells: columns * rows }
}

/** The cell under a pixel, counted from the first one; outside of the grid's rows it is one of no cell. */
export const cellAt = (px: number, py: number, sight: Sight, grid: Grid) => {
  const x = sight.centreX + (px - sight.width / 2) * sight.resolution
  const y = sight.centreY - (py - sight.height / 2) * sight.resolution
  return {
    column: Math.floor(x / grid.metres) - grid.firstX,
    line: Math.floor(y / grid.metres) - grid.firstY,
  }
}

/** What a frame of the map looks at, now. */
export const sightOf = ({ size, viewState: { center, resolution } }: FrameState, glides: boolean): Sight => ({
  centreX: center[0]!,
  centreY: center[1]!,
  resolution,
  width: size[0]!,
  height: size[1]!,
  now: performance.now(),
  glides,
})
