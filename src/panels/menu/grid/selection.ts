/** A cell by its row among items and its column, both from 0. */
export interface CellPlace {
  readonly row: number
  readonly column: number
}

/** Selected cells, from the one the selection began at to the opposite corner; one of them is active. */
export interface Selection {
  readonly active: CellPlace
  readonly anchor: CellPlace
  readonly corner: CellPlace
}

/** Edges of a selection, all included. */
export interface CellRange {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
}

/** Numbers of rows and columns there are, and of rows that are in view. */
export interface GridSize {
  readonly rows: number
  readonly columns: number
  readonly page: number
}

export const cellAt = (row: number, column: number): Selection => {
  const place = { row, column }
  return { active: place, anchor: place, corner: place }
}

export const rangeOf = ({ anchor, corner }: Selection): CellRange => ({
  top: Math.min(anchor.row, corner.row),
  bottom: Math.max(anchor.row, corner.row),
  left: Math.min(anchor.column, corner.column),
  right: Math.max(anchor.column, corner.column),
})

const between = (value: number, end: number) => Math.max(0, Math.min(value, end - 1))

/** The selection within a grid that may have become smaller. */
export const within = ({ active, anchor, corner }: Selection, { rows, columns }: GridSize): Selection => {
  const clamped = ({ row, column }: CellPlace) => ({
    row: between(row, rows),
    column: between(column, columns),
  })
  return { active: clamped(active), anchor: clamped(anchor), corner: clamped(corner) }
}

/** A key that moves through cells, with what is held beside it. */
export interface MoveKey {
  readonly key: string
  /** Shift: the selection grows. */
  readonly isExtending: boolean
  /** Ctrl or Command: to the edge. */
  readonly isJumping: boolean
}

const all = Number.MAX_SAFE_INTEGER

/** Steps of rows and columns by key. */
const stepOf = (
  { key, isJumping }: MoveKey,
  page: number,
): readonly [row: number, column: number] | undefined => {
  const one = isJumping ? all : 1
  switch (key) {
    case "ArrowUp":
      return [-one, 0]
    case "ArrowDown":
      return [one, 0]
    case "ArrowLeft":
      return [0, -one]
    case "ArrowRight":
      return [0, one]
    case "PageUp":
      return [-page, 0]
    case "PageDown":
      return [page, 0]
    case "Home":
      return [isJumping ? -all : 0, -all]
    case "End":
      return [isJumping ? all : 0, all]
    default:
      return undefined
  }
}

/** The selection after a key; undefined where the key moves nothing. */
export const moved = (selection: Selection, key: MoveKey, size: GridSize): Selection | undefined => {
  const step = stepOf(key, size.page)
  if (!step) return undefined
  const from = key.isExtending ? selection.corner : selection.active
  const to = {
    row: between(from.row + step[0], size.rows),
    column: between(from.column + step[1], size.columns),
  }
  return key.isExtending ? { ...selection, corner: to } : cellAt(to.row, to.column)
}

/** The cell a step later in reading order, by Tab or Enter; within the selected cells where there are several. */
export const stepped = (
  selection: Selection,
  by: "row" | "column",
  step: 1 | -1,
  size: GridSize,
): Selection => {
  const { top, bottom, left, right } = rangeOf(selection)
  const isOne = top === bottom && left === right
  const box = isOne
    ? { top: 0, bottom: size.rows - 1, left: 0, right: size.columns - 1 }
    : { top, bottom, left, right }
  const [rows, columns] = [box.bottom - box.top + 1, box.right - box.left + 1]
  const row = selection.active.row - box.top
  const column = selection.active.column - box.left
  const at = by === "row" ? column * rows + row : row * columns + column
  const count = rows * columns
  const next = isOne ? between(at + step, count) : (at + step + count) % count
  const place =
    by === "row"
      ? { row: box.top + (next % rows), column: box.left + Math.floor(next / rows) }
      : { row: box.top + Math.floor(next / columns), column: box.left + (next % columns) }
  if (!isOne) return { ...selection, active: place }
  const isStuck = by === "row" && place.column !== selection.active.column
  return isStuck ? cellAt(selection.active.row, selection.active.column) : cellAt(place.row, place.column)
}
