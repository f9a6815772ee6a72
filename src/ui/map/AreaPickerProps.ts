import type { Position } from "./mercator.ts"
import type { CornerAt, Corners } from "./areaCorners.ts"

export interface AreaPickerProps {
  readonly label: string
  /** How a pointer and the keys draw; left out where nothing may be drawn. */
  readonly help: string | undefined
  /** What a corner is called: its number among how many, and where it is. */
  readonly corner: (number: number, count: number, position: Position) => string
  readonly source: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The language of numbers on the map, as BCP 47 names it. */
  readonly language: string
  readonly tiles: string | undefined
  readonly corners: Corners
  /** Areas that are shown beside it, with their names. */
  readonly others: ReadonlyArray<{ readonly name: string; readonly corners: Corners }>
  /** What the map shows first, where there is no area yet. */
  readonly center: Position | undefined
  readonly held: CornerAt
  readonly isReadOnly: boolean
  readonly isWrong: boolean
  readonly onHold: (corner: CornerAt) => void
  /** `isFurther` while a corner is still being moved. */
  readonly onChange: (corners: Corners, isFurther: boolean) => void
}
