import { unByKey } from "ol/Observable.js"
import OlMap from "ol/Map.js"
import View from "ol/View.js"
import { makeCourierLayer, type PlacedStore, type Scene } from "./courierLayer.ts"
import { fit } from "./fit.ts"
import { glide, makeFleet, type Placed } from "./fleet.ts"
import { makeGestures } from "./gestures.ts"
import type { MapColours } from "./mapColours.ts"
import { type Point, stretchAt } from "./mercator.ts"
import { makeOutlineLayer, type Paper } from "./outlineLayer.ts"

/** What the map tells whoever holds it. */
export interface Told {
  /** A press on a courier, or on nothing. */
  readonly picked: (id: number | undefined) => void
  /** A hand moved the map. */
  readonly dragged: () => void
  /** A frame was drawn: where the selected courier stands in it, if in sight, and metres on the ground in a pixel. */
  readonly drawn: (at: { readonly px: number; readonly py: number } | undefined, ground: number) => void
}

/** A map with couriers on it. Points are metres of the map, steps of the zoom double what is seen. */
export interface LiveMap {
  couriers(all: ReadonlyArray<Placed>): void
  stores(all: ReadonlyArray<PlacedStore>): void
  select(id: number | undefined): void
  colours(colours: MapColours): void
  /** Whether anything moves by itself. */
  motion(isWanted: boolean): void
  /** So that all of these are in sight, but for a few that are far away from the rest. */
  fit(points: ReadonlyArray<Point>): void
  zoom(steps: number): void
  /** `near` comes close enough to tell people apart. */
  goTo(point: Point, how: "near" | "follow"): void
  /** Pixels at the foot that something covers: the middle moves up. */
  cover(pixels: number): void
  /** Lays pictures of the world over the outline: an address with {z}, {x} and {y}. */
  tiles(address: string): void
  remove(): void
}

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
  const { layer, plot } = makeCourierLayer(scene)
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
  let covered = 0

  const zoomBy = (steps: number, anchor?: ReadonlyArray<number>) => {
    view.cancelAnimations()
    const zoom = view.getConstrainedZoom((view.getZoom() ?? 0) + steps)
    view.animate({
      ...(zoom === undefined ? {} : { zoom }),
      ...(anchor ? { center: [...anchor] } : {}),
      ...moving(zooming),
    })
  }

  const press = (pixel: ReadonlyArray<number>) => {
    const hit = plot.at(pixel[0]!, pixel[1]!)
    if (typeof hit === "object") return zoomBy(into, map.getCoordinateFromPixel([hit.px, hit.py]))
    told.picked(hit === undefined ? undefined : scene.fleet.idOf(hit))
  }

  const selectedAt = () => {
    const row = scene.selected === undefined ? undefined : scene.fleet.rowOf(scene.selected)
    const at = row === undefined ? -1 : plot.row.subarray(0, plot.shown).indexOf(row)
    return at < 0 ? undefined : { px: plot.px[at]!, py: plot.py[at]! }
  }

  const keys = [
    map.on("click", ({ pixel }) => press(pixel)),
    map.on("pointerdrag", () => told.dragged()),
    map.on("pointermove", ({ pixel, dragging }) => {
      if (!dragging) target.style.cursor = plot.at(pixel[0]!, pixel[1]!) === undefined ? "" : "pointer"
    }),
    map.on("postrender", () =>
      told.drawn(selectedAt(), (view.getResolution() ?? 1) / stretchAt(view.getCenter()?.[1] ?? 0)),
    ),
  ]

  const draw = () => layer.changed()

  void import("./outline.ts").then(({ readOutline }) => {
    paper.outline = readOutline()
    if (!isGone) outline.changed()
  })

  return {
    couriers: (all) => {
      scene.fleet.set(all, performance.now())
      draw()
    },
    stores: (all) => {
      scene.stores = all
      draw()
    },
    select: (id) => {
      scene.selected = id
      draw()
    },
    colours: (next) => {
      scene.colours = paper.colours = next
      outline.changed()
      draw()
    },
    motion: (isWanted) => void (scene.glides = isWanted),
    fit: (points) => {
      const [width, height] = map.getSize() ?? [0, 0]
      fit(view, points, width!, height! - covered)
    },
    zoom: (steps) => zoomBy(steps),
    goTo: ({ x, y }, how) => {
      view.cancelAnimations()
      const resolution = Math.min(view.getResolution() ?? nearBy, nearBy)
      if (how === "near") view.animate({ center: [x, y], resolution, ...moving(zooming) })
      else view.animate({ center: [x, y], easing: linear, ...moving(glide) })
    },
    cover: (pixels) => {
      covered = pixels
      view.padding = [0, 0, pixels, 0]
    },
    tiles: (address) =>
      void import("./tiles.ts").then(({ makeTiles }) => {
        if (!isGone) map.getLayers().insertAt(1, makeTiles(address))
      }),
    remove: () => {
      isGone = true
      unByKey(keys)
      map.setTarget()
      map.dispose()
    },
  }
}
