import { unByKey } from "ol/Observable.js"
import OlMap from "ol/Map.js"
import View from "ol/View.js"
import { makeCourierLayer, type Mark, type PlacedStore, type Scene, type Spot } from "./courierLayer.ts"
import { glide, makeFleet, type Placed } from "./fleet.ts"
import { makeGestures } from "./gestures.ts"
import type { Town } from "./homeOf.ts"
import type { MapColours } from "./mapColours.ts"
import { type Point, stretchAt } from "./mercator.ts"
import { makeOutlineLayer, type Paper } from "./outlineLayer.ts"
import type { Crowd } from "./plot.ts"
import { makeStanding } from "./standing.ts"
import type { makeTiles } from "./tiles.ts"

/** What the map tells whoever holds it. */
export interface Told {
  /** A press on a courier or a store, or on nothing. */
  readonly picked: (mark: Mark | undefined) => void
  /** A hand moved the map. */
  readonly dragged: () => void
  /** A frame was drawn: where what is selected stands in it, if in sight, and metres on the ground in a pixel. */
  readonly drawn: (at: Spot | undefined, ground: number) => void
}

/** A map with couriers on it. Points are metres of the map, steps of the zoom double what is seen. */
export interface LiveMap {
  couriers(all: ReadonlyArray<Placed>): void
  stores(all: ReadonlyArray<PlacedStore>): void
  select(mark: Mark | undefined): void
  colours(colours: MapColours): void
  /** Whether anything moves by itself. */
  motion(isWanted: boolean): void
  /** So that all of these are in sight, but for a few that are far away from the rest. */
  fit(points: ReadonlyArray<Point>): void
  /** The same, and so that a city or state is in sight, unless a hand has moved the map before. */
  stand(points: ReadonlyArray<Point>): void
  standIn(town: Town): void
  zoom(steps: number): void
  /** `near` comes close enough to tell people apart. */
  goTo(point: Point, how: "near" | "follow"): void
  /** Pixels at the foot that something covers: the middle moves up. */
  cover(pixels: number): void
  /** Lays pictures of the world over the outline: an address with {z}, {x} and {y}. Returns the way to take them off. */
  tiles(address: string): () => void
  remove(): void
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

export const makeLiveMap = (target: HTMLElement, told: Told): LiveMap => {
  const scene: Scene = {
    fleet: makeFleet(),
    colours: undefined,
    stores: [],
    selected: undefined,
    glides: true,
  }
  const paper: Paper = { outline: undefined, colours: undefined }
  const { layer, plot, stores } = makeCourierLayer(scene)
  const outline = makeOutlineLayer(paper)
  const view = new View({
    center: [brazil.x, brazil.y],
    zoom: 4,
    minZoom: 2,
    minResolution: closest,
    enableRotation: false,
  })
  const map = new OlMap({
    target,
    view,
    layers: [outline, layer],
    controls: [],
    interactions: makeGestures(),
  })
  const moving = (duration: number) => (scene.glides ? { duration } : { duration: 0 })
  let isGone = false

  const zoomBy = (steps: number, anchor?: ReadonlyArray<number>) => {
    view.cancelAnimations()
    const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + steps)
    view.animate({
      ...(zoom === undefined ? {} : { zoom }),
      ...(anchor ? { center: [...anchor] } : {}),
      ...moving(zooming),
    })
  }

  /** What is under a pixel; couriers lie on top of stores. */
  const hitAt = (pixel: ReadonlyArray<number>): Crowd | Mark | undefined => {
    const [x, y] = [pixel[0]!, pixel[1]!]
    const hit = plot.at(x, y)
    if (typeof hit === "object") return hit
    const courier = hit === undefined ? undefined : scene.fleet.idOf(hit)
    if (courier !== undefined) return { kind: "courier", id: courier }
    for (const [id, { px, py }] of stores)
      if (Math.max(Math.abs(px - x), Math.abs(py - y)) <= storeReach) return { kind: "store", id }
    return undefined
  }

  const press = (pixel: ReadonlyArray<number>) => {
    const hit = hitAt(pixel)
    if (hit && "count" in hit) zoomBy(into, map.getCoordinateFromPixel([hit.px, hit.py]))
    else told.picked(hit)
  }

  const selectedAt = () => {
    if (scene.selected?.kind === "store") return stores.get(scene.selected.id)
    const row = scene.selected && scene.fleet.rowOf(scene.selected.id)
    const at = row === undefined ? -1 : plot.row.subarray(0, plot.shown).indexOf(row)
    return at < 0 ? undefined : { px: plot.px[at]!, py: plot.py[at]! }
  }

  const keys = [
    map.on("click", ({ pixel }) => press(pixel)),
    map.on("pointerdrag", () => {
      standing.move()
      told.dragged()
    }),
    map.on("pointermove", ({ pixel, dragging }) => {
      if (!dragging) target.style.cursor = hitAt(pixel) ? "pointer" : ""
    }),
    map.on("postrender", () =>
      told.drawn(selectedAt(), (view.getResolution() ?? 1) / stretchAt(view.getCenter()?.[1] ?? 0)),
    ),
  ]

  const draw = () => layer.changed()
  const reading = import("./outline.ts").then(({ readOutline }) => (paper.outline = readOutline()))
  void reading.then(() => {
    if (!isGone) outline.changed()
  })

  const standing = makeStanding({ map, target, reading })

  return {
    couriers: (all) => {
      scene.fleet.set(all, performance.now())
      draw()
    },
    stores: (all) => {
      scene.stores = all
      draw()
    },
    select: (mark) => {
      scene.selected = mark
      draw()
    },
    colours: (next) => {
      scene.colours = paper.colours = next
      outline.changed()
      draw()
    },
    motion: (isWanted) => void (scene.glides = isWanted),
    fit: standing.fit,
    stand: standing.stand,
    standIn: standing.standIn,
    zoom: (steps) => {
      standing.move()
      zoomBy(steps)
    },
    goTo: ({ x, y }, how) => {
      standing.move()
      view.cancelAnimations()
      const resolution = Math.min(view.getResolution() ?? nearBy, nearBy)
      if (how === "near") view.animate({ center: [x, y], resolution, ...moving(zooming) })
      else view.animate({ center: [x, y], easing: linear, ...moving(glide) })
    },
    cover: standing.cover,
    tiles: (address) => {
      let laid: ReturnType<typeof makeTiles> | undefined
      let isWanted = true
      void import("./tiles.ts").then(({ makeTiles: make }) => {
        if (isGone || !isWanted) return
        laid = make(address)
        map.getLayers().insertAt(1, laid)
      })
      return () => {
        isWanted = false
        if (laid && !isGone) map.removeLayer(laid)
      }
    },
    remove: () => {
      isGone = true
      unByKey(keys)
      standing.remove()
      map.setTarget()
      map.dispose()
    },
  }
}
