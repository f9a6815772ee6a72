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

/** Metres of the map in a pixel from which stores would only be in the way. */
const farOut = 120

type View = ReturnType<typeof sightOf>

const isNear = (edge: number, size: number) => edge > -sizes.store && edge < size + sizes.store

/**
 * Couriers and stores, drawn on a canvas of our own: OpenLayers' own points manage a third of the frames
 * (docs/decisions/0012).
 */
export class CourierLayer {
  readonly layer = new Layer({ render: (frame) => this.render(frame) })
  /** What was drawn last, where. */
  readonly plot = new Plot()
  readonly stores = new Map<RecordId, Spot>()

  private readonly scene: Scene
  private readonly sheet = makeSheet()
  private sprites: Sprites | undefined
  private madeOf: { readonly colours: MapColours; readonly ratio: number } | undefined

  constructor(scene: Scene) {
    this.scene = scene
  }

  private render(frame: FrameState): HTMLCanvasElement {
    const { fleet, colours, selected: mark } = this.scene
    clear(this.sheet, frame)
    if (!colours) return this.sheet.canvas
    const sight = sightOf(frame, this.scene.glides)
    const sprites = this.spritesFor(colours, frame.pixelRatio)
    const selected = mark?.kind === "courier" ? fleet.rowOf(mark.id) : undefined
    const store = mark?.kind === "store" ? mark.id : undefined
    this.plot.take(fleet, sight, selected)
    this.drawStores(sprites, sight, store)
    this.drawCouriers(sprites, selected)
    if (selected !== undefined) this.drawSelectedCourier(selected, colours, frame.pixelRatio)
    if (store !== undefined) this.drawSelectedStore(store, colours, frame.pixelRatio)
    if (this.plot.isMoving) frame.animate = true
    return this.sheet.canvas
  }

  private spritesFor(colours: MapColours, ratio: number): Sprites {
    if (this.sprites && this.madeOf?.colours === colours && this.madeOf.ratio === ratio) return this.sprites
    this.madeOf = { colours, ratio }
    this.sprites = makeSprites(colours, ratio)
    return this.sprites
  }

  private drawStores(sprites: Sprites, view: View, selected: RecordId | undefined) {
    const { resolution, centreX, centreY, width, height } = view
    this.stores.clear()
    for (const { id, at, isOpen } of this.scene.stores) {
      if (resolution > farOut && id !== selected) continue
      const px = (at.x - centreX) / resolution + width / 2
      const py = (centreY - at.y) / resolution + height / 2
      if (!isNear(px, width) || !isNear(py, height)) continue
      this.stores.set(id, { px, py })
      if (id !== selected) sprites.store(this.sheet.pen, isOpen, px, py)
    }
  }

  private drawCouriers(sprites: Sprites, selected: number | undefined) {
    const { look, heading } = this.scene.fleet.columns
    const { pen } = this.sheet
    const { row, px, py, shown, crowds } = this.plot
    for (let at = 0; at < shown; at++)
      if (row[at] !== selected) sprites.marker(pen, look[row[at]!]!, heading[row[at]!]!, px[at]!, py[at]!)
    for (const { count, px: x, py: y } of crowds) sprites.crowd(pen, count, x, y)
  }

  private drawSelectedCourier(row: number, colours: MapColours, ratio: number) {
    const spot = this.plot.spotOf(row)
    const { look, heading } = this.scene.fleet.columns
    if (spot)
      this.enlarge(spot, ratio, (pen) => drawMarker(pen, look[row]!, heading[row]!, sizes.selected, colours))
  }

  private drawSelectedStore(id: RecordId, colours: MapColours, ratio: number) {
    const spot = this.stores.get(id)
    const isOpen = this.scene.stores.some((store) => store.id === id && store.isOpen)
    if (spot) this.enlarge(spot, ratio, (pen) => drawStore(pen, isOpen, sizes.selectedStore, colours))
  }

  /** Draws what stands out larger than the rest. */
  private enlarge({ px, py }: Spot, ratio: number, draw: (pen: CanvasRenderingContext2D) => void) {
    const { pen } = this.sheet
    pen.save()
    pen.setTransform(ratio, 0, 0, ratio, px * ratio, py * ratio)
    draw(pen)
    pen.restore()
  }
}
