import MouseWheelZoom from "ol/interaction/MouseWheelZoom.js"
import { GroundMap } from "./groundMap.ts"
import { type Point, pointOf, type Position, positionAt } from "./mercator.ts"
import { OverlayMap } from "./overlayMap.ts"

/** Metres per pixel at which a place is shown: a town and what is around it. */
const placeResolution = 100
/** The same of streets around a place. */
const streetResolution = 12
/** Pixels from the edge of the map within which the marker is not left. */
const edgePx = 24

/** A map to choose one place on. */
export class PlaceMap extends OverlayMap {
  private readonly target: HTMLElement
  private readonly marker: HTMLElement
  private at: Point | undefined
  private isHeld = false
  /** True once the record's own place was shown. */
  private isShown = false

  /** `marker` stands over the map at its own left upper corner and is moved from there. */
  constructor(target: HTMLElement, marker: HTMLElement, onTap: (position: Position) => void) {
    // A page is scrolled over a map that nobody has chosen.
    super(new GroundMap(target, { interactions: [new MouseWheelZoom({ onFocusOnly: true })] }))
    this.target = target
    this.marker = marker
    const { map } = this.ground
    map.on("click", ({ coordinate: [x = 0, y = 0] }) => onTap(positionAt({ x, y })))
    map.on("postrender", () => this.draw())
  }

  override zoom(steps: number): void {
    this.ground.zoomBy(steps, this.at && [this.at.x, this.at.y])
  }

  /** Shows the surroundings of a place that has no marker, until there is one. */
  showAround(position: Position): void {
    if (!this.at) this.lookAt(position)
  }

  /** Shows the streets around a place. */
  lookAt(position: Position): void {
    const middle = pointOf(position)
    if (!middle) return
    this.ground.view.setCenter([middle.x, middle.y])
    this.ground.view.setResolution(streetResolution)
    this.isShown = true
  }

  /** Moves the marker, and the map where it would be out of view; without a place there is none. */
  setPlace(position: Position | undefined): void {
    this.at = position && pointOf(position)
    const { view, map } = this.ground
    if (this.at && !this.isShown) view.setResolution(placeResolution)
    this.isShown = true
    if (!this.isHeld) this.bringIntoView()
    map.render()
  }

  /** The position this many pixels to the right of the marker and below it, or where there is none, of the middle. */
  positionBeside(right: number, down: number): Position {
    return this.beside()(right, down)
  }

  /** The same from where the marker is now, while it is held; the map stands still until `release`. */
  hold(): (right: number, down: number) => Position {
    this.isHeld = true
    return this.beside()
  }

  release(): void {
    this.isHeld = false
    this.bringIntoView()
  }

  private beside(): (right: number, down: number) => Position {
    const { view } = this.ground
    const [x = 0, y = 0] = this.at ? [this.at.x, this.at.y] : (view.getCenter() ?? [])
    const resolution = view.getResolution() ?? 1
    return (right, down) => positionAt({ x: x + right * resolution, y: y - down * resolution })
  }

  private pixel(): ReadonlyArray<number> {
    return (this.at && this.ground.map.getPixelFromCoordinate([this.at.x, this.at.y])) ?? []
  }

  private bringIntoView() {
    const [x = -1, y = -1] = this.pixel()
    const { clientWidth, clientHeight } = this.target
    const isInView = x > edgePx && y > edgePx && x < clientWidth - edgePx && y < clientHeight - edgePx
    if (this.at && !isInView) this.ground.view.setCenter([this.at.x, this.at.y])
  }

  private draw() {
    const [x = 0, y = 0] = this.pixel()
    this.marker.hidden = this.at === undefined
    this.marker.style.translate = `${x}px ${y}px`
  }
}
