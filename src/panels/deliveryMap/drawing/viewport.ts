import type { FrameState } from "ol/Map.js"

/** Pixels: the width of a cell at a whole zoom step, and how far outside the map couriers are still drawn. */
const cellPx = 64
export const marginPx = 24

/** View of a frame: map meters, pixels and milliseconds. */
export interface Viewport {
  readonly centreX: number
  readonly centreY: number
  /** Map metres per pixel. */
  readonly resolution: number
  readonly width: number
  readonly height: number
  readonly now: number
  /** False draws couriers at their last known position. */
  readonly glides: boolean
}

/** The cells in view. */
export interface Grid {
  readonly metres: number
  readonly firstX: number
  readonly firstY: number
  readonly columns: number
  readonly cells: number
}

/** The cells in view; they keep their place on the ground while the map is dragged. */
export const gridOf = ({ centreX, centreY, resolution, width, height }: Viewport): Grid => {
  const metres = cellPx * 2 ** Math.round(Math.log2(resolution))
  const halfX = (width / 2 + marginPx) * resolution
  const halfY = (height / 2 + marginPx) * resolution
  const firstX = Math.floor((centreX - halfX) / metres)
  const firstY = Math.floor((centreY - halfY) / metres)
  const columns = Math.floor((centreX + halfX) / metres) - firstX + 1
  const rows = Math.floor((centreY + halfY) / metres) - firstY + 1
  return { metres, firstX, firstY, columns, cells: columns * rows }
}

/** The column and line of the cell at a pixel, which may lie outside the grid. */
export const cellAt = (px: number, py: number, viewport: Viewport, grid: Grid) => {
  const x = viewport.centreX + (px - viewport.width / 2) * viewport.resolution
  const y = viewport.centreY - (py - viewport.height / 2) * viewport.resolution
  return {
    column: Math.floor(x / grid.metres) - grid.firstX,
    line: Math.floor(y / grid.metres) - grid.firstY,
  }
}

/** The viewport of a frame of the map. */
export const viewportOf = (
  { size, viewState: { center, resolution } }: FrameState,
  glides: boolean,
): Viewport => ({
  centreX: center[0]!,
  centreY: center[1]!,
  resolution,
  width: size[0]!,
  height: size[1]!,
  now: performance.now(),
  glides,
})
