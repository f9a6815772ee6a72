import type { IconShape } from "../icon/Icon.tsx"
import type { Position } from "./mercator.ts"

/** A place of a route. */
export interface RouteStop {
  /** Unlike those of the others. */
  readonly id: string
  readonly position: Position
  /** Accessible name of the map. */
  readonly name: string
  /** Drawn in its sign; without one the `text`. */
  readonly icon?: IconShape
  readonly text?: string
  /** Whoever moves, rather than a place they come by. */
  readonly isMoving?: boolean
}

export interface RouteMapProps {
  readonly label: string
  /** Attribution of the map. */
  readonly source: string
  readonly zoomIn: string
  readonly zoomOut: string
  /** The language of numbers on the map, as BCP 47 names it. */
  readonly language: string
  /** The URL of map tiles, with {z}, {x} and {y}; without them the outline of the land is shown. */
  readonly tiles: string | undefined
  /** In the order they are come by; a line goes from each to the next. */
  readonly stops: ReadonlyArray<RouteStop>
  /** They are places of their own, so that no line goes between them. */
  readonly isLoose?: boolean
  /** It is what one came to see. */
  readonly isTall?: boolean
}
