import type { KeyboardEvent } from "react"
import {
  type CornerAt,
  type Corners,
  halfway,
  nextCorner,
  withCorner,
  withMoved,
  withoutCorner,
} from "./areaCorners.ts"
import type { AreaMap } from "./areaMap.ts"
import type { Position } from "./mercator.ts"

interface Drawing {
  readonly corners: Corners
  readonly chosenCorner: CornerAt
  readonly isReadOnly: boolean
  readonly onHold: (corner: CornerAt) => void
  readonly onChange: (corners: Corners, isFurther: boolean) => void
}

/** Pixels an arrow key moves a corner, and with Shift. */
const stepPx = { coarse: 10, fine: 1 } as const
/** Pixels a second corner is put beside the first one. */
const besidePx = 40
const directions: ReadonlyMap<string, readonly [right: number, down: number]> = new Map<
  string,
  readonly [right: number, down: number]
>([
  ["ArrowLeft", [-1, 0]],
  ["ArrowRight", [1, 0]],
  ["ArrowUp", [0, -1]],
  ["ArrowDown", [0, 1]],
])

const hasModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => altKey || ctrlKey || metaKey

/**
 * Arrows move the corner that has the focus, Page up and down go to another one, Enter adds one after it and Delete
 * removes it. On the map Enter puts the first corner in the middle.
 */
export const useCornerKeys = (map: AreaMap | undefined, drawing: Drawing) => {
  const { corners, chosenCorner, isReadOnly, onHold, onChange } = drawing
  const add = (to: Position, after: CornerAt) => {
    onChange(withCorner(corners, after, to), false)
    onHold({ ring: after.ring, at: corners.length === 0 ? 0 : after.at + 1 })
  }
  const onMap = (event: KeyboardEvent<HTMLElement>) => {
    if (!map || isReadOnly || event.key !== "Enter" || hasModifier(event) || corners.length > 0) return
    event.preventDefault()
    add(map.middle(), chosenCorner)
  }
  const onCorner = (event: KeyboardEvent<HTMLElement>) => {
    const ring = corners[chosenCorner.ring] ?? []
    const position = ring[chosenCorner.at]
    if (!map || !position || hasModifier(event)) return
    const direction = directions.get(event.key)
    const step = event.shiftKey ? stepPx.fine : stepPx.coarse
    if (event.key === "PageDown" || event.key === "PageUp")
      onHold(nextCorner(corners, chosenCorner, event.key === "PageDown" ? 1 : -1))
    else if (isReadOnly) return
    else if (direction) {
      const to = map.beside(position, direction[0] * step, direction[1] * step)
      onChange(withMoved(corners, chosenCorner, to), false)
    } else if (event.key === "Enter") {
      const next = ring[chosenCorner.at + 1] ?? (ring.length > 2 ? ring[0] : undefined)
      add(next ? halfway(position, next) : map.beside(position, besidePx, 0), chosenCorner)
    } else if (event.key === "Delete" || event.key === "Backspace")
      onChange(withoutCorner(corners, chosenCorner), false)
    else return
    event.preventDefault()
  }
  return { onMap, onCorner }
}
