import { GroundMap } from "./groundMap.ts"
import { type Point, pointOf, type Position, stretchAt } from "./mercator.ts"
import type { Outline } from "./outline.ts"
import { OverlayMap } from "./overlayMap.ts"

/** Something shown on the map: an element that stands over it at its own left upper corner. */
export interface MapMarker {
  readonly element: HTMLElement
  readonly position: Position
}

/** Pixels left free around the markers. */
const paddingPx = 48
/** Metres per pixel: no closer than a few streets where all markers are in one place. */
const closestResolution = 4

/** A map with elements over it, for as many places as a person looks at. */
export class MarkersMap extends OverlayMap {
  private markers: ReadonlyArray<{ readonly element: HTMLElement; readonly at: Point }> = []
  private line: SVGPathElement | undefined

  constructor(target: HTMLElement) {
    super(new GroundMap(target, {}))
    this.ground.map.on("postrender", () => this.draw())
  }

  /** Takes these markers, and a path that is to go from each to the next; the map stays where it is. */
  setMarkers(markers: ReadonlyArray<MapMarker>, line?: SVGPathElement): void {
    this.line = line
    this.markers = markers.flatMap(({ element, position }) => {
      const at = pointOf(position)
      return at ? [{ element, at }] : []
    })
    this.ground.map.render()
  }

  /** Moves the map to where all markers are seen. */
  showAll(): void {
    if (this.markers.length === 0) return
    const xs = this.markers.map(({ at }) => at.x)
    const ys = this.markers.map(({ at }) => at.y)
    this.ground.view.fit([Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)], {
      padding: [paddingPx, paddingPx, paddingPx, paddingPx],
      minResolution: closestResolution,
    })
  }

  /** The outline of the land, once it is there. */
  get outline(): Promise<Outline> {
    return this.ground.reading
  }

  /** Moves the map to a place without a marker; `acrossKm` of it, measured on the ground, are in sight. */
  showAround({ x, y }: Point, acrossKm: number): void {
    const [width = 1, height = 1] = this.ground.map.getSize() ?? []
    this.ground.view.setCenter([x, y])
    this.ground.view.setResolution((acrossKm * 1000 * stretchAt(y)) / Math.max(1, Math.min(width, height)))
  }

  private draw(): void {
    const corners = this.markers.flatMap(({ at }) => [
      this.ground.map.getPixelFromCoordinate([at.x, at.y]) ?? [],
    ])
    this.line?.setAttribute("d", corners.every(({ length }) => length === 2) ? `M${corners.join("L")}` : "")
    for (const { element, at } of this.markers) {
      const pixel = this.ground.map.getPixelFromCoordinate([at.x, at.y])
      element.hidden = pixel === null
      if (pixel) element.style.translate = `${pixel[0]}px ${pixel[1]}px`
    }
  }
}
