import type { EventsKey } from "ol/events.js"
import { unByKey } from "ol/Observable.js"
import OlMap from "ol/Map.js"
import View from "ol/View.js"
import { CourierLayer, type Mark, type PlacedStore, type Scene, type Spot } from "./courierLayer.ts"
import { glide, makeFleet, type Placed } from "./fleet.ts"
import { makeGestures } from "./gestures.ts"
import type { Town } from "./homeOf.ts"
import type { MapColours } from "./mapColours.ts"
import { type Point, stretchAt } from "./mercator.ts"
import type { Outline } from "./outline.ts"
import { makeOutlineLayer, type Paper } from "./outlineLayer.ts"
import type { Crowd } from "./plot.ts"
import { makeStanding } from "./standing.ts"
import type { makeTiles } from "./tiles.ts"

export interface LiveMapListeners {
  /** A press on a courier or a store, or on nothing. */
  readonly picked: (mark: Mark | undefined) => void
  /** Somebody moved the map. */
  readonly dragged: () => void
  /** A frame was drawn: where the selection stands in it, if in sight, and metres on the ground in a pixel. */
  readonly drawn: (at: Spot | undefined, ground: number) => void
}

/** Pixels: how near to a store's middle a hit is. */
const storeReach = 14
/** Milliseconds a zoom takes, and steps into a crowd. */
const zooming = 160
const into = 2
/** Metres of the map in a pixel: the closest one gets, and near by. */
const closest = 0.3
const nearBy = 5
const brazil: Point = { x: -5_800_000, y: -1_600_000 }

const linear = (part: number) => part

const makeView = () =>
  new View({
    center: [brazil.x, brazil.y],
    zoom: 4,
    minZoom: 2,
    minResolution: closest,
    enableRotation: false,
  })

/** A map with couriers on it. Points are metres of the map; a step of the zoom doubles what is seen. */
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
  private readonly paper: Paper = { outline: undefined, colours: undefined }
  private readonly drawing = new CourierLayer(this.scene)
  private readonly outline = makeOutlineLayer(this.paper)
  private readonly view = makeView()
  private readonly map: OlMap
  private readonly standing: ReturnType<typeof makeStanding>
  private readonly keys: ReadonlyArray<EventsKey>
  private isRemoved = false

  constructor(target: HTMLElement, listeners: LiveMapListeners) {
    this.target = target
    this.listeners = listeners
    this.map = new OlMap({
      target,
      view: this.view,
      layers: [this.outline, this.drawing.layer],
      controls: [],
      interactions: makeGestures(),
    })
    this.keys = this.listen()
    this.standing = makeStanding({ map: this.map, target, reading: this.readOutline() })
  }

  couriers(all: ReadonlyArray<Placed>): void {
    this.scene.fleet.set(all, performance.now())
    this.draw()
  }

  stores(all: ReadonlyArray<PlacedStore>): void {
    this.scene.stores = all
    this.draw()
  }

  select(mark: Mark | undefined): void {
    this.scene.selected = mark
    this.draw()
  }

  colours(colours: MapColours): void {
    this.scene.colours = this.paper.colours = colours
    this.outline.changed()
    this.draw()
  }

  /** Whether anything moves by itself. */
  motion(isWanted: boolean): void {
    this.scene.glides = isWanted
  }

  /** Brings all of these in sight, but for a few that are far away from the rest. */
  fit(points: ReadonlyArray<Point>): void {
    this.standing.fit(points)
  }

  /** The same, unless somebody has moved the map before. */
  stand(points: ReadonlyArray<Point>): void {
    this.standing.stand(points)
  }

  /** Brings a city or a state in sight, unless somebody has moved the map before. */
  standIn(town: Town): void {
    this.standing.standIn(town)
  }

  zoom(steps: number): void {
    this.standing.move()
    this.zoomBy(steps)
  }

  /** `near` comes close enough to tell people apart. */
  goTo({ x, y }: Point, how: "near" | "follow"): void {
    this.standing.move()
    this.view.cancelAnimations()
    const resolution = Math.min(this.view.getResolution() ?? nearBy, nearBy)
    if (how === "near") this.view.animate({ center: [x, y], resolution, ...this.lasting(zooming) })
    else this.view.animate({ center: [x, y], easing: linear, ...this.lasting(glide) })
  }

  /** Pixels at the foot that something covers: the middle moves up. */
  cover(pixels: number): void {
    this.standing.cover(pixels)
  }

  /** Lays map pictures over the outline: an address with {z}, {x} and {y}. Returns the way to take them off. */
  tiles(address: string): () => void {
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
    this.standing.remove()
    this.map.setTarget()
    this.map.dispose()
  }

  private draw() {
    this.drawing.layer.changed()
  }

  private async readOutline(): Promise<Outline> {
    const { readOutline } = await import("./outline.ts")
    const outline = (this.paper.outline = readOutline())
    if (!this.isRemoved) this.outline.changed()
    return outline
  }

  private listen(): ReadonlyArray<EventsKey> {
    const { map, view, target, listeners } = this
    return [
      map.on("click", ({ pixel }) => this.press(pixel)),
      map.on("pointerdrag", () => {
        this.standing.move()
        listeners.dragged()
      }),
      map.on("pointermove", ({ pixel, dragging }) => {
        if (!dragging) target.style.cursor = this.hitAt(pixel) ? "pointer" : ""
      }),
      map.on("postrender", () =>
        listeners.drawn(
          this.selectedSpot(),
          (view.getResolution() ?? 1) / stretchAt(view.getCenter()?.[1] ?? 0),
        ),
      ),
    ]
  }

  private lasting(duration: number) {
    return { duration: this.scene.glides ? duration : 0 }
  }

  private zoomBy(steps: number, anchor?: ReadonlyArray<number>) {
    this.view.cancelAnimations()
    const zoom = this.view.getConstrainedZoom((this.view.getZoom() ?? 0) + steps)
    this.view.animate({
      ...(zoom === undefined ? {} : { zoom }),
      ...(anchor ? { center: [...anchor] } : {}),
      ...this.lasting(zooming),
    })
  }

  private press(pixel: ReadonlyArray<number>) {
    const hit = this.hitAt(pixel)
    if (hit && "count" in hit) this.zoomBy(into, this.map.getCoordinateFromPixel([hit.px, hit.py]))
    else this.listeners.picked(hit)
  }

  /** What is under a pixel; couriers lie on top of stores. */
  private hitAt([x = 0, y = 0]: ReadonlyArray<number>): Crowd | Mark | undefined {
    const hit = this.drawing.plot.at(x, y)
    if (typeof hit === "object") return hit
    const courier = hit === undefined ? undefined : this.scene.fleet.idOf(hit)
    if (courier !== undefined) return { kind: "courier", id: courier }
    for (const [id, { px, py }] of this.drawing.stores)
      if (Math.max(Math.abs(px - x), Math.abs(py - y)) <= storeReach) return { kind: "store", id }
    return undefined
  }

  private selectedSpot(): Spot | undefined {
    const { selected, fleet } = this.scene
    if (selected?.kind === "store") return this.drawing.stores.get(selected.id)
    const row = selected && fleet.rowOf(selected.id)
    return row === undefined ? undefined : this.drawing.plot.spotOf(row)
  }
}
