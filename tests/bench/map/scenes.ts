import Feature from "ol/Feature.js"
import PointGeometry from "ol/geom/Point.js"
import VectorLayer from "ol/layer/Vector.js"
import OlMap from "ol/Map.js"
import VectorSource from "ol/source/Vector.js"
import CircleStyle from "ol/style/Circle.js"
import Fill from "ol/style/Fill.js"
import Style from "ol/style/Style.js"
import View from "ol/View.js"
import { lookOf } from "../../../src/panels/deliveryMap/drawing/courierLook.ts"
import { CourierLayer } from "../../../src/panels/deliveryMap/drawing/courierLayer.ts"
import { makeFleet } from "../../../src/panels/deliveryMap/drawing/fleet.ts"
import { colourNames, type MapColours } from "../../../src/ui/map/mapColours.ts"

/** Map coordinates in meters: x, y, x, y…. */
export type Places = Float64Array

/** The map's resolution in meters per px, and its center. */
export interface Look {
  readonly resolution: number
  readonly x: number
  readonly y: number
}

/** A map with couriers, with the same interface for each library. */
export interface Scene {
  move(places: Places): void
  look(look: Look): void
  remove(): void
}

type CreateScene = (target: HTMLElement, places: Places, look: Look) => Scene

const greys = Object.fromEntries(colourNames.map((name) => [name, "#555"]))
const colours = {
  ...greys,
  surface: "#fff",
  online: "#1a8f4c",
  route: "#1f6fe5",
  font: "sans-serif",
  language: "en",
} as unknown as MapColours

const rows = (places: Places) => places.length / 2
const at = (places: Places, row: number) => [places[2 * row]!, places[2 * row + 1]!] as const

const placedOf = (places: Places) =>
  Array.from({ length: rows(places) }, (_, row) => {
    const [x, y] = at(places, row)
    return { id: row, at: { x, y }, look: lookOf(row % 2 === 0 ? "route" : "online", "motorcycle") }
  })

const viewOf = ({ resolution, x, y }: Look) =>
  new View({ center: [x, y], resolution, minResolution: 0.1, constrainResolution: false })

const setView = (map: OlMap, { resolution, x, y }: Look) => {
  map.getView().setCenter([x, y])
  map.getView().setResolution(resolution)
}

const ours: CreateScene = (target, places, look) => {
  const fleet = makeFleet()
  fleet.set(placedOf(places), performance.now())
  const { layer } = new CourierLayer({ fleet, colours, stores: [], selected: undefined, glides: true })
  const map = new OlMap({ target, layers: [layer], controls: [], interactions: [], view: viewOf(look) })
  map.renderSync()
  return {
    move: (next) => {
      fleet.set(placedOf(next), performance.now())
      layer.changed()
    },
    look: (next) => setView(map, next),
    remove: () => map.setTarget(),
  }
}

/** OpenLayers as its manual shows it: one feature per courier, drawn as circles of 28 px. */
const vector: CreateScene = (target, places, look) => {
  const points = Array.from({ length: rows(places) }, (_, row) => new PointGeometry([...at(places, row)]))
  const image = new CircleStyle({ radius: 13, fill: new Fill({ color: "#1f6fe5" }) })
  const source = new VectorSource({ features: points.map((point) => new Feature(point)) })
  const layer = new VectorLayer({
    source,
    style: new Style({ image }),
    updateWhileInteracting: true,
    updateWhileAnimating: true,
  })
  const map = new OlMap({ target, layers: [layer], controls: [], interactions: [], view: viewOf(look) })
  map.renderSync()
  return {
    move: (next) => points.forEach((point, row) => point.setCoordinates([...at(next, row)])),
    look: (next) => setView(map, next),
    remove: () => map.setTarget(),
  }
}

export const scenes: Readonly<Record<string, CreateScene>> = {
  Balcão: ours,
  "OpenLayers VectorLayer": vector,
}
