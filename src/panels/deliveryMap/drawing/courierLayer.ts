import type { RecordId } from "../../../contract/wire/recordId.ts"
import Layer from "ol/layer/Layer.js"
import type { FrameState } from "ol/Map.js"
import { clearCanvas, makeCanvas } from "../../../ui/map/canvas.ts"
import type { Fleet } from "./fleet.ts"
import type { MapColours } from "../../../ui/map/mapColours.ts"
import type { Point } from "../../../ui/map/mercator.ts"
import { Plot } from "./plot.ts"
import { type Viewport, viewportOf } from "./viewport.ts"
import { drawMarker, drawStore, makeSprites, sizes, type Sprites } from "./sprites.ts"

/** A courier or store on the map that can be selected. */
export interface MapItem {
  readonly kind: "courier" | "store"
  readonly id: RecordId
}

/** Pixels from the top left corner of the map. */
export interface PixelPosition {
  readonly px: number
  readonly py: number
}

/** A store on the map. */
export interface PlacedStore {
  readonly id: RecordId
  readonly at: Point
  readonly isOpen: boolean
}

/** The scene the layer draws; call `layer.changed()` after changing it. */
export interface Scene {
  readonly fleet: Fleet
  /** Nothing is drawn while they are undefined. */
  colours: MapColours | undefined
  stores: ReadonlyArray<PlacedStore>
  /** Drawn larger than the rest. */
  selected: MapItem | undefined
  /** False draws couriers at their last known position, for people who want no motion. */
  glides: boolean
}

/** Metres per pixel above which stores are left out, because they would cover the map. */
const maxStoreResolution = 120

const isNear = (edge: number, size: number) => edge > -sizes.store && edge < size + sizes.store

/**
 * Draws couriers and stores on its own canvas: with OpenLayers' point layer the map reaches a third of the frame rate
 * (docs/decisions/0012).
 */
export class CourierLayer {
  readonly layer = new Layer({ render: (frame) => this.render(frame) })
  /** Screen positions of everything in the last frame. */
  readonly plot = new Plot()
  readonly stores = new Map<RecordId, PixelPosition>()

  private readonly scene: Scene
  private readonly canvas = makeCanvas()
  private sprites: Sprites | undefined
  private spriteSource: { readonly colours: MapColours; readonly ratio: number } | undefined

  constructor(scene: Scene) {
    this.scene = scene
  }

  private render(frame: FrameState): HTMLCanvasElement {
    const { fleet, colours, selected: item } = this.scene
    clearCanvas(this.canvas, frame)
    if (!colours) return this.canvas.element
    const viewport = viewportOf(frame, this.scene.glides)
    const sprites = this.spritesFor(colours, frame.pixelRatio)
    const selected = item?.kind === "courier" ? fleet.rowOf(item.id) : undefined
    const store = item?.kind === "store" ? item.id : undefined
    this.plot.place(fleet, viewport, selected)
    this.drawStores(sprites, viewport, store)
    this.drawCouriers(sprites, selected)
    if (selected !== undefined) this.drawSelectedCourier(selected, colours, frame.pixelRatio)
    if (store !== undefined) this.drawSelectedStore(store, colours, frame.pixelRatio)
    if (this.plot.isMoving) frame.animate = true
    return this.canvas.element
  }

  private spritesFor(colours: MapColours, ratio: number): Sprites {
    if (this.sprites && this.spriteSource?.colours === colours && this.spriteSource.ratio === ratio)
      return this.sprites
    this.spriteSource = { colours, ratio }
    this.sprites = makeSprites(colours, ratio)
    return this.sprites
  }

  private drawStores(sprites: Sprites, viewport: Viewport, selected: RecordId | undefined) {
    const { resolution, centreX, centreY, width, height } = viewport
    this.stores.clear()
    for (const { id, at, isOpen } of this.scene.stores) {
      if (resolution > maxStoreResolution && id !== selected) continue
      const px = (at.x - centreX) / resolution + width / 2
      const py = (centreY - at.y) / resolution + height / 2
      if (!isNear(px, width) || !isNear(py, height)) continue
      this.stores.set(id, { px, py })
      if (id !== selected) sprites.store(this.canvas.context, isOpen, px, py)
    }
  }

  private drawCouriers(sprites: Sprites, selected: number | undefined) {
    const { look, heading } = this.scene.fleet.columns
    const { context } = this.canvas
    const { row, px, py, shown, crowds } = this.plot
    for (let at = 0; at < shown; at++)
      if (row[at] !== selected) sprites.marker(context, look[row[at]!]!, heading[row[at]!]!, px[at]!, py[at]!)
    for (const { count, px: x, py: y } of crowds) sprites.crowd(context, count, x, y)
  }

  private drawSelectedCourier(row: number, colours: MapColours, ratio: number) {
    const spot = this.plot.spotOf(row)
    const { look, heading } = this.scene.fleet.columns
    if (spot)
      this.drawEnlarged(spot, ratio, (context) =>
        drawMarker(context, look[row]!, heading[row]!, sizes.selected, colours),
      )
  }

  private drawSelectedStore(id: RecordId, colours: MapColours, ratio: number) {
    const spot = this.stores.get(id)
    const isOpen = this.scene.stores.some((store) => store.id === id && store.isOpen)
    if (spot)
      this.drawEnlarged(spot, ratio, (context) => drawStore(context, isOpen, sizes.selectedStore, colours))
  }

  /** Draws the selected item around its own position. */
  private drawEnlarged(
    { px, py }: PixelPosition,
    ratio: number,
    draw: (context: CanvasRenderingContext2D) => void,
  ) {
    const { context } = this.canvas
    context.save()
    context.setTransform(ratio, 0, 0, ratio, px * ratio, py * ratio)
    draw(context)
    context.restore()
  }
}
