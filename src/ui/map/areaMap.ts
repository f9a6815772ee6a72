import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"
import { GroundMap } from "./groundMap.ts"
import { pointOf, type Position, positionAt } from "./mercator.ts"
import { OverlayMap } from "./overlayMap.ts"

/** Metres per pixel at which a town is shown, and the closest an area is. */
const townResolution = 30
const closestResolution = 2
/** Pixels around an area that is brought into view. */
const padding = [32, 56, 32, 32]

interface Listeners {
  /** The map was tapped where nothing else is. */
  readonly onTap: (position: Position) => void
  /** The map was drawn: what stands over it moves along. */
  readonly onDraw: () => void
}

/** A map to draw areas on; they are drawn over it, by the pixels it says. */
export class AreaMap extends OverlayMap {
  constructor(target: HTMLElement, { onTap, onDraw }: Listeners) {
    super(new GroundMap(target, { interactions: [new MouseWheelZoom({})] }))
    const { map } = this.ground
    map.on("click", ({ coordinate: [x = 0, y = 0] }) => onTap(positionAt({ x, y })))
    map.on("postrender", onDraw)
  }

  /** Brings all of these into view; one alone with the town around it. */
  show(positions: ReadonlyArray<Position>): void {
    const points = positions.flatMap((position) => pointOf(position) ?? [])
    const [first] = points
    if (!first) return
    const { view } = this.ground
    view.setCenter([first.x, first.y])
    view.setResolution(townResolution)
    if (points.length === 1) return
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const extent = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
    view.fit(extent, { padding, minResolution: closestResolution })
  }

  /** Returns a position in pixels from the upper left corner; undefined before the map is drawn, and at the poles. */
  pixelOf(position: Position): readonly [x: number, y: number] | undefined {
    const point = pointOf(position)
    const [x, y] = (point && this.ground.map.getPixelFromCoordinate([point.x, point.y])) ?? []
    return x === undefined || y === undefined ? undefined : [x, y]
  }

  /** The position in the middle of what is shown. */
  middle(): Position {
    const [x = 0, y = 0] = this.ground.view.getCenter() ?? []
    return positionAt({ x, y })
  }

  /** The position this many pixels to the right of another one and below it. */
  beside(position: Position, right: number, down: number): Position {
    const { x, y } = pointOf(position) ?? { x: 0, y: 0 }
    const resolution = this.ground.view.getResolution() ?? 1
    return positionAt({ x: x + right * resolution, y: y - down * resolution })
  }
}
