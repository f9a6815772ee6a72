import Layer from "ol/layer/Layer.js"
import type { FrameState } from "ol/Map.js"
import { clear, makeSheet } from "./canvas.ts"
import { type Box, clipRing, meets } from "./clip.ts"
import type { MapColours } from "./mapColours.ts"
import type { City, Outline, Trace } from "./outline.ts"

/** What the layer draws; whoever changes it calls `layer.changed()`. */
export interface Paper {
  /** Undefined until it has been fetched; nothing is drawn before. */
  outline: Outline | undefined
  colours: MapColours | undefined
}

type Pen = CanvasRenderingContext2D

/** Metres of the map in a pixel up to which a city of so many thousand people is named. */
const isNamed = (people: number, resolution: number) => resolution < 40 + people * 1.4
/** Metres of the map in a pixel from which there is enough else to go by. */
const ruled = 400
/** Pixels a name keeps around it. */
const apart = { wide: 8, high: 18 }

/** Where a point of the map is on the screen. */
type ToScreen = (x: number, y: number) => readonly [number, number]

const boxOf = ([west, south, east, north]: ReadonlyArray<number>, room: number): Box => ({
  west: west! - room,
  south: south! - room,
  east: east! + room,
  north: north! + room,
})

const trace = (pen: Pen, points: ArrayLike<number>, toScreen: ToScreen) => {
  for (let at = 0; at < points.length; at += 2) {
    const [px, py] = toScreen(points[at]!, points[at + 1]!)
    if (at === 0) pen.moveTo(px, py)
    else pen.lineTo(px, py)
  }
}

const fill = (pen: Pen, rings: ReadonlyArray<Trace>, box: Box, toScreen: ToScreen) => {
  pen.beginPath()
  for (const ring of rings) if (meets(ring, box)) trace(pen, clipRing(ring.points, box), toScreen)
  pen.fill()
}

const stroke = (pen: Pen, lines: ReadonlyArray<Trace>, box: Box, toScreen: ToScreen) => {
  pen.beginPath()
  for (const line of lines) if (meets(line, box)) trace(pen, line.points, toScreen)
  pen.stroke()
}

/** Metres of the map between the lines of the paper: 1, 2 or 5 and noughts, at least so many pixels apart. */
const gridStep = (resolution: number) => {
  const least = 96 * resolution
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5].find((digit) => digit * power >= least) ?? 10) * power
}

/** A faint grid, by which one sees that the map moves, and how far. */
const rule = (pen: Pen, resolution: number, box: Box, toScreen: ToScreen) => {
  const step = gridStep(resolution)
  pen.beginPath()
  for (let x = Math.ceil(box.west / step) * step; x < box.east; x += step)
    trace(pen, [x, box.south, x, box.north], toScreen)
  for (let y = Math.ceil(box.south / step) * step; y < box.north; y += step)
    trace(pen, [box.west, y, box.east, y], toScreen)
  pen.stroke()
}

/** Names of cities, the largest first; one that would touch another is left out. */
const name = (pen: Pen, cities: ReadonlyArray<City>, resolution: number, box: Box, toScreen: ToScreen) => {
  const taken: Array<readonly [px: number, py: number, width: number]> = []
  for (const { name: text, at, people } of cities) {
    if (!isNamed(people, resolution)) break
    if (at.x < box.west || at.x > box.east || at.y < box.south || at.y > box.north) continue
    const [px, py] = toScreen(at.x, at.y)
    const width = pen.measureText(text).width + apart.wide
    const isClear = taken.every(
      ([x, y, other]) => Math.abs(px - x) > (width + other) / 2 || Math.abs(py - y) > apart.high,
    )
    if (!isClear) continue
    taken.push([px, py, width])
    pen.strokeText(text, px, py)
    pen.fillText(text, px, py)
  }
}

const draw = (pen: Pen, { outline, colours }: Paper, frame: FrameState) => {
  const { pixelRatio, size, extent, viewState } = frame
  const [width = 0, height = 0] = size
  const { resolution } = viewState
  const [centreX = 0, centreY = 0] = viewState.center
  if (!outline || !colours || !extent) return
  pen.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0)
  const toScreen: ToScreen = (x, y) => [
    (x - centreX) / resolution + width / 2,
    (centreY - y) / resolution + height / 2,
  ]
  const box = boxOf(extent, 40 * resolution)
  pen.fillStyle = colours.mapWater
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = colours.mapLand
  fill(pen, outline.land, box, toScreen)
  pen.lineWidth = 1
  pen.strokeStyle = colours.mapBlock
  if (resolution < ruled) rule(pen, resolution, box, toScreen)
  pen.strokeStyle = colours.mapRoadEdge
  stroke(pen, outline.states, box, toScreen)
  pen.lineWidth = 1.5
  stroke(pen, outline.borders, box, toScreen)
  pen.font = `500 11px ${colours.font}`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.lineJoin = "round"
  pen.lineWidth = 3
  pen.strokeStyle = colours.mapLand
  pen.fillStyle = colours.mapLabel
  name(pen, outline.cities, resolution, box, toScreen)
}

/** What makes a frame look different from the last one. */
const seenIn = ({ viewState: { center, resolution }, size, pixelRatio }: FrameState) =>
  [...center, resolution, ...size, pixelRatio].join()

/** Land, borders and cities without a network, nearly grey so that the markers are the only colour. */
export const makeOutlineLayer = (paper: Paper): Layer => {
  const sheet = makeSheet()
  let drawn: { readonly seen: string; readonly paper: Paper } | undefined
  const render = (frame: FrameState) => {
    const seen = seenIn(frame)
    const isSame =
      drawn?.seen === seen && drawn.paper.outline === paper.outline && drawn.paper.colours === paper.colours
    if (isSame) return sheet.canvas
    drawn = { seen, paper: { ...paper } }
    clear(sheet, frame)
    draw(sheet.pen, paper, frame)
    return sheet.canvas
  }
  return new Layer({ render })
}
