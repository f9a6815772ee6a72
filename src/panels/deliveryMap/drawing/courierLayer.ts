import type { RecordId } from "../../../contract/recordId.ts"
import Layer from "ol/layer/Layer.js"
import type { FrameState } from "ol/Map.js"
import { clear, makeSheet } from "./canvas.ts"
import type { Fleet } from "./fleet.ts"
import type { MapColours } from "./mapColours.ts"
import type { Point } from "./mercator.ts"
import { Plot } from "./plot.ts"
import { sightOf } from "./sight.ts"
import { drawMarker, drawStore, makeSprites, sizes, type Sprites } from "./sprites.ts"

/** Something on the map one can select, by its id. */
export interface Mark {
  readonly kind: "courier" | "store"
  readonly id: RecordId
}

/** Pixels from the corner. */
export interface Spot {
  readonly px: number
  readonly py: number
}

/** A store on the map. */
export interface PlacedStore {
  readonly id: RecordId
  readonly at: Point
  readonly isOpen: boolean
}

/** What the layer draws; whoever changes it calls `layer.changed()`. */
export interface Scene {
  readonly fleet: Fleet
  /** Nothing is drawn until they are known. */
  colours: MapColours | undefined
  stores: ReadonlyArray<PlacedStore>
  /** Who or what stands out. */
  selected: Mark | undefined
  /** False draws everybody where they are last known to be: for those who want no motion. */
  glides: boolean
}

export interface CourierLayer {
  readonly layer: Layer
  /** What was drawn last, where. */
  readonly plot: Plot
  readonly stores: ReadonlyMap<RecordId, Spot>
}

/** Metres of the map in a pixel from which stores would only be in the way. */
const farOut = 120

/** Couriers and stores, drawn on a sheet of our own: OpenLayers' own points manage a third of the frames. */
export const makeCourierLayer = (scene: Scene): CourierLayer => {
  const sheet = makeSheet()
  const plot = new Plot()
  const stores = new Map<RecordId, Spot>()
  let sprites: Sprites | undefined
  let madeOf: { readonly colours: MapColours; readonly ratio: number } | undefined

  const spritesFor = (colours: MapColours, ratio: number): Sprites => {
    if (sprites && madeOf?.colours === colours && madeOf.ratio === ratio) return sprites
    madeOf = { colours, ratio }
    sprites = makeSprites(colours, ratio)
    return sprites
  }

  /** Draws what stands out larger than the rest. */
  const enlarged = ({ px, py }: Spot, ratio: number, draw: (pen: CanvasRenderingContext2D) => void) => {
    const { pen } = sheet
    pen.save()
    pen.setTransform(ratio, 0, 0, ratio, px * ratio, py * ratio)
    draw(pen)
    pen.restore()
  }

  const drawStores = (
    with_: Sprites,
    { resolution, centreX, centreY, width, height }: ReturnType<typeof sightOf>,
    isSelected: (id: RecordId) => boolean,
  ) => {
    stores.clear()
    for (const { id, at, isOpen } of scene.stores) {
      if (resolution > farOut && !isSelected(id)) continue
      const px = (at.x - centreX) / resolution + width / 2
      const py = (centreY - at.y) / resolution + height / 2
      const isInSight =
        px > -sizes.store && px < width + sizes.store && py > -sizes.store && py < height + sizes.store
      if (!isInSight) continue
      stores.set(id, { px, py })
      if (!isSelected(id)) with_.store(sheet.pen, isOpen, px, py)
    }
  }

  const drawSelectedStore = (id: RecordId, colours: MapColours, ratio: number) => {
    const spot = stores.get(id)
    const isOpen = scene.stores.some((store) => store.id === id && store.isOpen)
    if (spot) enlarged(spot, ratio, (pen) => drawStore(pen, isOpen, sizes.selectedStore, colours))
  }

  const drawSelected = (row: number | undefined, colours: MapColours, ratio: number) => {
    if (row === undefined) return
    const at = plot.row.subarray(0, plot.shown).indexOf(row)
    if (at < 0) return
    const { look, heading } = scene.fleet.columns
    enlarged({ px: plot.px[at]!, py: plot.py[at]! }, ratio, (pen) =>
      drawMarker(pen, look[row]!, heading[row]!, sizes.selected, colours),
    )
  }

  const render = (frame: FrameState) => {
    const { fleet, colours, selected: mark } = scene
    clear(sheet, frame)
    if (!colours) return sheet.canvas
    const sight = sightOf(frame, scene.glides)
    const { pixelRatio: ratio } = frame
    const drawn = spritesFor(colours, ratio)
    const selected = mark?.kind === "courier" ? fleet.rowOf(mark.id) : undefined
    const store = mark?.kind === "store" ? mark.id : undefined
    plot.take(fleet, sight, selected)
    drawStores(drawn, sight, (id) => id === store)
    const { look, heading } = fleet.columns
    const { pen } = sheet
    const { row, px, py } = plot
    for (let at = 0; at < plot.shown; at++)
      if (row[at] !== selected) drawn.marker(pen, look[row[at]!]!, heading[row[at]!]!, px[at]!, py[at]!)
    for (const { count, px: x, py: y } of plot.crowds) drawn.crowd(pen, count, x, y)
    drawSelected(selected, colours, ratio)
    if (store !== undefined) drawSelectedStore(store, colours, ratio)
    if (plot.isMoving) frame.animate = true
    return sheet.canvas
  }

  return { layer: new Layer({ render }), plot, stores }
}
