import type { EventsKey } from "ol/events.js"
import { unByKey } from "ol/Observable.js"
import {
  CourierLayer,
  type MapItem,
  type PlacedStore,
  type Scene,
  type PixelPosition,
} from "./courierLayer.ts"
import { glideMs, makeFleet, type PlacedCourier } from "./fleet.ts"
import { makeGestures } from "./gestures.ts"
import type { Town } from "../../../business/places/homeOf.ts"
import type { MapColours } from "../../../ui/map/mapColours.ts"
import { type Point, stretchAt } from "../../../ui/map/mercator.ts"
import { GroundMap, zoomMs } from "../../../ui/map/groundMap.ts"
import type { Crowd } from "./plot.ts"
import { makeMapPosition } from "./mapPosition.ts"

export interface LiveMapListeners {
  /** A courier, a store or an empty place was pressed. */
  readonly onSelect: (mark: MapItem | undefined) => void
  /** The map was dragged. */
  readonly onDrag: () => void
  /** A frame was drawn: where the selection is, if in view, and how many metres on the ground a pixel is. */
  readonly onDraw: (at: PixelPosition | undefined, ground: number) => void
}

/** Distance from a store's center within which a press hits it, in pixels. */
const storeHitRadius = 14
/** Number of zoom steps for a press on a crowd. */
const crowdZoomSteps = 2
/** Metres per pixel at which people can be told apart. */
const nearResolution = 5

const linear = (part: number) => part

/** A map with couriers on it. Points are in map metres; one zoom step doubles the scale. */
export class LiveMap {
  private readonly target: HTMLElement
  private readonly listeners: LiveMapListeners
  private readonly scene: Scene = {
    fleet: makeFleet(),
    colours: undefined,
    stores: [],
    selected: undefined,
    glides: true,
  }
  private readonly courierLayer = new CourierLayer(this.scene)
  private readonly ground: GroundMap
  private readonly position: ReturnType<typeof makeMapPosition>
  private readonly keys: ReadonlyArray<EventsKey>

  constructor(target: HTMLElement, listeners: LiveMapListeners) {
    this.target = target
    this.listeners = listeners
    this.ground = new GroundMap(target, {
      layers: [this.courierLayer.layer],
      interactions: makeGestures(),
    })
    this.keys = this.listen()
    const { map, reading } = this.ground
    this.position = makeMapPosition({ map, target, reading })
  }

  setCouriers(all: ReadonlyArray<PlacedCourier>): void {
    this.scene.fleet.set(all, performance.now())
    this.draw()
  }

  setStores(all: ReadonlyArray<PlacedStore>): void {
    this.scene.stores = all
    this.draw()
  }

  select(mark: MapItem | undefined): void {
    this.scene.selected = mark
    this.draw()
  }

  setColours(colours: MapColours): void {
    this.scene.colours = colours
    this.ground.setColours(colours)
    this.draw()
  }

  /** Turns gliding couriers and animated zooms on or off. */
  setMotion(isWanted: boolean): void {
    this.scene.glides = isWanted
    this.ground.setMotion(isWanted)
  }

  /** Brings the points into view, except for a few that are far from the rest. */
  fit(points: ReadonlyArray<Point>): void {
    this.position.fit(points)
  }

  /** Does the same, unless a person has moved the map. */
  fitUnlessMoved(points: ReadonlyArray<Point>): void {
    this.position.stand(points)
  }

  /** Brings a city or a state into view, unless a person has moved the map. */
  showTownUnlessMoved(town: Town): void {
    this.position.standIn(town)
  }

  zoom(steps: number): void {
    this.position.move()
    this.ground.zoomBy(steps)
  }

  /** Centres a point; `near` also zooms in until people can be told apart. */
  goTo({ x, y }: Point, mode: "near" | "follow"): void {
    this.position.move()
    const { view } = this.ground
    view.cancelAnimations()
    const resolution = Math.min(view.getResolution() ?? nearResolution, nearResolution)
    if (mode === "near") view.animate({ center: [x, y], resolution, ...this.ground.duration(zoomMs) })
    else view.animate({ center: [x, y], easing: linear, ...this.ground.duration(glideMs) })
  }

  /** The height in pixels that something covers at the bottom; the centre of the map moves up. */
  setCoveredHeight(pixels: number): void {
    this.position.cover(pixels)
  }

  /** Shows map tiles over the outline, from an address with {z}, {x} and {y}. Returns how to remove them. */
  addTiles(address: string): () => void {
    return this.ground.addTiles(address)
  }

  remove(): void {
    unByKey([...this.keys])
    this.position.remove()
    this.ground.remove()
  }

  private draw() {
    this.courierLayer.layer.changed()
  }

  private listen(): ReadonlyArray<EventsKey> {
    const { target, listeners } = this
    const { map, view } = this.ground
    return [
      map.on("click", ({ pixel }) => this.press(pixel)),
      map.on("pointerdrag", () => {
        this.position.move()
        listeners.onDrag()
      }),
      map.on("pointermove", ({ pixel, dragging }) => {
        if (!dragging) target.style.cursor = this.hitAt(pixel) ? "pointer" : ""
      }),
      map.on("postrender", () =>
        listeners.onDraw(
          this.selectedSpot(),
          (view.getResolution() ?? 1) / stretchAt(view.getCenter()?.[1] ?? 0),
        ),
      ),
    ]
  }

  private press(pixel: ReadonlyArray<number>) {
    const hit = this.hitAt(pixel)
    if (hit && "count" in hit)
      this.ground.zoomBy(crowdZoomSteps, this.ground.map.getCoordinateFromPixel([hit.px, hit.py]))
    else this.listeners.onSelect(hit)
  }

  /** Returns the item at a pixel; couriers take precedence over stores. */
  private hitAt([x = 0, y = 0]: ReadonlyArray<number>): Crowd | MapItem | undefined {
    const hit = this.courierLayer.plot.at(x, y)
    if (typeof hit === "object") return hit
    const courier = hit === undefined ? undefined : this.scene.fleet.idOf(hit)
    if (courier !== undefined) return { kind: "courier", id: courier }
    for (const [id, { px, py }] of this.courierLayer.stores)
      if (Math.max(Math.abs(px - x), Math.abs(py - y)) <= storeHitRadius) return { kind: "store", id }
    return undefined
  }

  private selectedSpot(): PixelPosition | undefined {
    const { selected, fleet } = this.scene
    if (selected?.kind === "store") return this.courierLayer.stores.get(selected.id)
    const row = selected && fleet.rowOf(selected.id)
    return row === undefined ? undefined : this.courierLayer.plot.spotOf(row)
  }
}
