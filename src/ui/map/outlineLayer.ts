import Layer from "ol/layer/Layer.js"
import type { FrameState } from "ol/Map.js"
import { clearCanvas, makeCanvas } from "./canvas.ts"
import { type Box, clipRing, overlaps } from "./clip.ts"
import type { MapColours } from "./mapColours.ts"
import type { City, Outline, Polyline } from "./outline.ts"

/** The scene the layer draws; call `layer.changed()` after changing it. */
export interface OutlineScene {
  /** Undefined until it is loaded; nothing is drawn before. */
  outline: Outline | undefined
  colours: MapColours | undefined
}

type Context = CanvasRenderingContext2D

/** True if a city of this many thousand people is labeled at this resolution (meters per pixel). */
const isLabeled = (people: number, resolution: number) => resolution < 40 + people * 1.4
/** Metres per pixel above which no grid is drawn, because borders and cities are in view. */
const maxGridResolution = 400
/** Pixels kept free around a label. */
const labelGap = { wide: 8, high: 18 }

/** Converts a point of the map to pixels. */
type ToScreen = (x: number, y: number) => readonly [number, number]

const boxOf = ([west, south, east, north]: ReadonlyArray<number>, room: number): Box => ({
  west: west! - room,
  south: south! - room,
  east: east! + room,
  north: north! + room,
})

const tracePath = (context: Context, points: ArrayLike<number>, toScreen: ToScreen) => {
  for (let at = 0; at < points.length; at += 2) {
    const [px, py] = toScreen(points[at]!, points[at + 1]!)
    if (at === 0) context.moveTo(px, py)
    else context.lineTo(px, py)
  }
}

const fill = (context: Context, rings: ReadonlyArray<Polyline>, box: Box, toScreen: ToScreen) => {
  context.beginPath()
  for (const ring of rings) if (overlaps(ring, box)) tracePath(context, clipRing(ring.points, box), toScreen)
  context.fill()
}

const stroke = (context: Context, lines: ReadonlyArray<Polyline>, box: Box, toScreen: ToScreen) => {
  context.beginPath()
  for (const line of lines) if (overlaps(line, box)) tracePath(context, line.points, toScreen)
  context.stroke()
}

/** Metres between the lines of the grid: 1, 2 or 5 times a power of ten, and at least 96 pixels. */
const gridStep = (resolution: number) => {
  const minStep = 96 * resolution
  const power = 10 ** Math.floor(Math.log10(minStep))
  return ([1, 2, 5].find((digit) => digit * power >= minStep) ?? 10) * power
}

/** Draws a faint grid, which shows that the map moves where there is nothing else. */
const drawGrid = (context: Context, resolution: number, box: Box, toScreen: ToScreen) => {
  const step = gridStep(resolution)
  context.beginPath()
  for (let x = Math.ceil(box.west / step) * step; x < box.east; x += step)
    tracePath(context, [x, box.south, x, box.north], toScreen)
  for (let y = Math.ceil(box.south / step) * step; y < box.north; y += step)
    tracePath(context, [box.west, y, box.east, y], toScreen)
  context.stroke()
}

/** Draws the cities' names, the largest first; a name that would touch another is left out. */
const drawCityNames = (
  context: Context,
  cities: ReadonlyArray<City>,
  resolution: number,
  box: Box,
  toScreen: ToScreen,
) => {
  const occupied: Array<readonly [px: number, py: number, width: number]> = []
  for (const { name: text, at, people } of cities) {
    if (!isLabeled(people, resolution)) break
    if (at.x < box.west || at.x > box.east || at.y < box.south || at.y > box.north) continue
    const [px, py] = toScreen(at.x, at.y)
    const width = context.measureText(text).width + labelGap.wide
    const isClear = occupied.every(
      ([x, y, other]) => Math.abs(px - x) > (width + other) / 2 || Math.abs(py - y) > labelGap.high,
    )
    if (!isClear) continue
    occupied.push([px, py, width])
    context.strokeText(text, px, py)
    context.fillText(text, px, py)
  }
}

const draw = (context: Context, { outline, colours }: OutlineScene, frame: FrameState) => {
  const { pixelRatio, size, extent, viewState } = frame
  const [width = 0, height = 0] = size
  const { resolution } = viewState
  const [centreX = 0, centreY = 0] = viewState.center
  if (!outline || !colours || !extent) return
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  const toScreen: ToScreen = (x, y) => [
    (x - centreX) / resolution + width / 2,
    (centreY - y) / resolution + height / 2,
  ]
  const box = boxOf(extent, 40 * resolution)
  context.fillStyle = colours.mapWater
  context.fillRect(0, 0, width, height)
  context.fillStyle = colours.mapLand
  fill(context, outline.land, box, toScreen)
  context.lineWidth = 1
  context.strokeStyle = colours.mapBlock
  if (resolution < maxGridResolution) drawGrid(context, resolution, box, toScreen)
  context.strokeStyle = colours.mapRoadEdge
  stroke(context, outline.states, box, toScreen)
  context.lineWidth = 1.5
  stroke(context, outline.borders, box, toScreen)
  context.font = `500 11px ${colours.font}`
  context.textAlign = "center"
  context.textBaseline = "middle"
  context.lineJoin = "round"
  context.lineWidth = 3
  context.strokeStyle = colours.mapLand
  context.fillStyle = colours.mapLabel
  drawCityNames(context, outline.cities, resolution, box, toScreen)
}

/** Equal for frames in which the outline looks the same. */
const frameKey = ({ viewState: { center, resolution }, size, pixelRatio }: FrameState) =>
  [...center, resolution, ...size, pixelRatio].join()

/** Draws land, borders and cities without the network, nearly grey so that only the markers have colour. */
export const makeOutlineLayer = (scene: OutlineScene): Layer => {
  const canvas = makeCanvas()
  let lastScene: { readonly key: string; readonly scene: OutlineScene } | undefined
  const render = (frame: FrameState) => {
    const key = frameKey(frame)
    const isSame =
      lastScene?.key === key &&
      lastScene.scene.outline === scene.outline &&
      lastScene.scene.colours === scene.colours
    if (isSame) return canvas.element
    lastScene = { key, scene: { ...scene } }
    clearCanvas(canvas, frame)
    draw(canvas.context, scene, frame)
    return canvas.element
  }
  return new Layer({ render })
}
