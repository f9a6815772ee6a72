import type { Position } from "./mercator.ts"
import type { CornerAt, Corners } from "./areaCorners.ts"

/** A point that is shown over the map. */
export interface AreaMark {
  readonly position: Position
  readonly look: "store" | "address" | "crowd"
  /** Text within it, such as a number. */
  readonly text?: string
}

export interface AreaPickerProps {
  readonly label: string
  /** Help for drawing with a pointer and with the keys; omitted if nothing may be drawn. */
  readonly help: string | undefined
  /** Returns a corner's label: its number, the count, and its position. */
  readonly corner: (number: number, count: number, position: Position) => string
  readonly source: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The language of numbers on the map, as BCP 47 names it. */
  readonly language: string
  readonly tiles: string | undefined
  readonly corners: Corners
  /** Areas that are shown beside it, with their names. */
  readonly otherAreas: ReadonlyArray<{
    readonly name: string
    readonly corners: Corners
    /** Hatched: nothing is done there. */
    readonly isRefused?: boolean
    /** Stands out, such as the one whose fields are open. */
    readonly isOpen?: boolean
  }>
  readonly marks?: ReadonlyArray<AreaMark>
  /** Hears where the map is tapped, in place of drawing. */
  readonly onPlace?: ((position: Position) => void) | undefined
  /** Initial center of the map if there is no area yet. */
  readonly center: Position | undefined
  readonly chosenCorner: CornerAt
  readonly isReadOnly: boolean
  readonly isWrong: boolean
  readonly onHold: (corner: CornerAt) => void
  /** `isFurther` while a corner is still being moved. */
  readonly onChange: (corners: Corners, isFurther: boolean) => void
}
