import type { EventsKey } from "ol/events.js"
import { unByKey } from "ol/Observable.js"
import OlMap from "ol/Map.js"
import View from "ol/View.js"
import {
  CourierLayer,
  type MapItem,
  type PlacedStore,
  type Scene,
  type PixelPosition,
} from "./courierLayer.ts"
import { glideMs, makeFleet, type PlacedCourier } from "./fleet.ts"
import { makeGestures } from "./gestures.ts"
import type { Town } from "./homeOf.ts"
import type { MapColours } from "./mapColours.ts"
import { type Point, stretchAt } from "./mercator.ts"
import type { Outline } from "./outline.ts"
import { makeOutlineLayer, type OutlineScene } from "./outlineLayer.ts"
import type { Crowd } from "./plot.ts"
import { makeMapPosition } from "./mapPosition.ts"
import type { makeTiles } from "./tiles.ts"

export interface LiveMapListeners {
  /** A courier, a store or an empty place was pressed. */
  readonly onSelect: (mark: MapItem | undefined) => void
  /** The map was dragged. */
  readonly onDrag: () => void
  /** A frame was drawn: where the selection is, if in view, and how many metres on the ground a pixel is. */
  readonly onDraw: (at: PixelPosition | undefined, ground: number) => void
}

/** How many pixels from a store's centre a press still hits it. */
const storeHitRadius = 14
/** How long a zoom takes, and how many steps a press on a crowd zooms in. */
const zoomMs = 160
const crowdZoomSteps = 2
/** Metres per pixel: the closest zoom, and the one at which people can be told apart. */
const minResolution = 0.3
const nearResolution = 5
const brazil: Point = { x: -5_800_000, y: -1_600_000 }

const linear = (part: number) => part

const makeView = () =>
  new View({
    center: [brazil.x, brazil.y],
    zoom: 4,
    minZoom: 2,
    minResolution: minResolution,
    enableRotation: false,
  })

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
  private readonly outlineScene: OutlineScene = { outline: undefined, colours: undefined }
  private readonly courierLayer = new CourierLayer(this.scene)
  private readonly outline = makeOutlineLayer(this.outlineScene)
  private readonly view = makeView()
  private readonly map: OlMap
  private readonly position: ReturnType<typeof makeMapPosition>
  private readonly keys: ReadonlyArray<EventsKey>
  private isRemoved = false

  constructor(target: HTMLElement, listeners: LiveMapListeners) {
    this.target = target
    this.listeners = listeners
    this.map = new OlMap({
      target,
      view: this.view,
      layers: [this.outline, this.courierLayer.layer],
      controls: [],
      interactions: makeGestures(),
    })
    this.keys = this.listen()
    this.position = makeMapPosition({ map: this.map, target, reading: this.readOutline() })
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
    this.scene.colours = this.outlineScene.colours = colours
    this.outline.changed()
    this.draw()
  }

  /** Whether couriers glide and zooms are animated. */
  setMotion(isWanted: boolean): void {
    this.scene.glides = isWanted
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
    this.zoomBy(steps)
  }

  /** Centres a point; `near` also zooms in until people can be told apart. */
  goTo({ x, y }: Point, how: "near" | "follow"): void {
    this.position.move()
    this.view.cancelAnimations()
    const resolution = Math.min(this.view.getResolution() ?? nearResolution, nearResolution)
    if (how === "near") this.view.animate({ center: [x, y], resolution, ...this.withDuration(zoomMs) })
    else this.view.animate({ center: [x, y], easing: linear, ...this.withDuration(glideMs) })
  }

  /** The height in pixels that something covers at the bottom; the centre of the map moves up. */
  setCoveredHeight(pixels: number): void {
    this.position.cover(pixels)
  }

  /** Shows map tiles over the outline, from an address with {z}, {x} and {y}. Returns how to remove them. */
  addTiles(address: string): () => void {
    let laid: ReturnType<typeof makeTiles> | undefined
    let isWanted = true
    void import("./tiles.ts").then(({ makeTiles: make }) => {
      if (this.isRemoved || !isWanted) return
      laid = make(address)
      this.map.getLayers().insertAt(1, laid)
    })
    return () => {
      isWanted = false
      if (laid && !this.isRemoved) this.map.removeLayer(laid)
    }
  }

  remove(): void {
    this.isRemoved = true
    unByKey([...this.keys])
    this.position.remove()
    this.map.setTarget()
    this.map.dispose()
  }

  private draw() {
    this.courierLayer.layer.changed()
  }

  private async readOutline(): Promise<Outline> {
    const { readOutline } = await import("./outline.ts")
    const outline = (this.outlineScene.outline = readOutline())
    if (!this.isRemoved) this.outline.changed()
    return outline
  }

  private listen(): ReadonlyArray<EventsKey> {
    const { map, view, target, listeners } = this
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

  private withDuration(duration: number) {
    return { duration: this.scene.glides ? duration : 0 }
  }

  private zoomBy(steps: number, anchor?: ReadonlyArray<number>) {
    this.view.cancelAnimations()
    const zoom = this.view.getConstrainedZoom((this.view.getZoom() ?? 0) + steps)
    this.view.animate({
      ...(zoom === undefined ? {} : { zoom }),
      ...(anchor ? { center: [...anchor] } : {}),
      ...this.withDuration(zoomMs),
    })
  }

  private press(pixel: ReadonlyArray<number>) {
    const hit = this.hitAt(pixel)
    if (hit && "count" in hit) this.zoomBy(crowdZoomSteps, this.map.getCoordinateFromPixel([hit.px, hit.py]))
    else this.listeners.onSelect(hit)
  }

  /** What is at a pixel; couriers come before stores. */
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
