import Layer from "ol/layer/Layer.js"
import type { FrameState } from "ol/Map.js"
import { clear, makeSheet } from "./canvas.ts"
import type { Fleet } from "./fleet.ts"
import type { MapColours } from "./mapColours.ts"
import type { Point } from "./mercator.ts"
import { makePlot, type Plot } from "./plot.ts"
import { sightOf } from "./sight.ts"
import { drawMarker, makeSprites, sizes, type Sprites } from "./sprites.ts"

/** A store on the map. */
export interface PlacedStore {
  readonly id: number
  readonly at: Point
  readonly isOpen: boolean
}

/** What the layer draws; whoever changes it calls `layer.changed()`. */
export interface Scene {
  readonly fleet: Fleet
  /** Nothing is drawn until they are known. */
  colours: MapColours | undefined
  stores: ReadonlyArray<PlacedStore>
  /** The number of the delivery person who stands out. */
  selected: number | undefined
  /** False draws everybody where they are last known to be: for those who want no motion. */
  glides: boolean
}

export interface CourierLayer {
  readonly layer: Layer
  /** What was drawn last, where. */
  readonly plot: Plot
}

/** Metres of the map in a pixel from which stores would only be in the way. */
const farOut = 120

/** Couriers and stores, drawn on a sheet of our own: OpenLayers' own points manage a third of the frames. */
export const makeCourierLayer = (scene: Scene): CourierLayer => {
  const sheet = makeSheet()
  const plot = makePlot()
  let sprites: Sprites | undefined
  let madeOf: { readonly colours: MapColours; readonly ratio: number } | undefined

  const spritesFor = (colours: MapColours, ratio: number): Sprites => {
    if (sprites && madeOf?.colours === colours && madeOf.ratio === ratio) return sprites
    madeOf = { colours, ratio }
    sprites = makeSprites(colours, ratio)
    return sprites
  }

  const drawStores = (
    with_: Sprites,
    { resolution, centreX, centreY, width, height }: ReturnType<typeof sightOf>,
  ) => {
    if (resolution > farOut) return
    for (const { at, isOpen } of scene.stores) {
      const px = (at.x - centreX) / resolution + width / 2
      const py = (centreY - at.y) / resolution + height / 2
      if (px > -sizes.store && px < width + sizes.store && py > -sizes.store && py < height + sizes.store)
        with_.store(sheet.pen, isOpen, px, py)
    }
  }

  const drawSelected = (row: number | undefined, colours: MapColours, ratio: number) => {
    if (row === undefined) return
    const at = plot.row.subarray(0, plot.shown).indexOf(row)
    if (at < 0) return
    const { look, heading } = scene.fleet.columns
    const { pen } = sheet
    pen.save()
    pen.setTransform(ratio, 0, 0, ratio, plot.px[at]! * ratio, plot.py[at]! * ratio)
    drawMarker(pen, look[row]!, heading[row]!, sizes.selected, colours)
    pen.restore()
  }

  const render = (frame: FrameState) => {
    const { fleet, colours } = scene
    clear(sheet, frame)
    if (!colours) return sheet.canvas
    const sight = sightOf(frame, scene.glides)
    const { pixelRatio: ratio } = frame
    const drawn = spritesFor(colours, ratio)
    const selected = scene.selected === undefined ? undefined : fleet.rowOf(scene.selected)
    plot.take(fleet, sight, selected)
    drawStores(drawn, sight)
    const { look, heading } = fleet.columns
    const { pen } = sheet
    const { row, px, py } = plot
    for (let at = 0; at < plot.shown; at++)
      if (row[at] !== selected) drawn.marker(pen, look[row[at]!]!, heading[row[at]!]!, px[at]!, py[at]!)
    for (const { count, px: x, py: y } of plot.crowds) drawn.crowd(pen, count, x, y)
    drawSelected(selected, colours, ratio)
    if (plot.isMoving) frame.animate = true
    return sheet.canvas
  }

  return { layer: new Layer({ render }), plot }
}
