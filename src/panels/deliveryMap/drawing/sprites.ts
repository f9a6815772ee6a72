import type { IconShape } from "../../../ui/icon/Icon.tsx"
import { bike, car, motorbike, parcel, store as storeIcon } from "../../../ui/icon/mapIcons.ts"
import {
  headings,
  lookOf,
  looks,
  type Marker,
  markerOf,
  type Vehicle,
  vehicleOf,
  vehicles,
} from "./courierLook.ts"
import type { MapColours } from "../../../ui/map/mapColours.ts"

/** Widths in pixels; `pointing` is a marker with the tip of a drop. */
export const sizes = {
  marker: 28,
  pointing: 40,
  selected: 36,
  crowd: 32,
  store: 22,
  selectedStore: 28,
} as const

const icons: Readonly<Record<Vehicle, IconShape>> = {
  motorcycle: motorbike,
  bicycle: bike,
  car,
  other: parcel,
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const discPath = (context: Context, radius: number) => {
  context.beginPath()
  context.arc(0, 0, radius, 0, 2 * Math.PI)
}

/** A disc with a tip that points up. */
const dropPath = (context: Context, radius: number) => {
  context.beginPath()
  context.arc(0, 0, radius, -Math.PI / 4, (5 * Math.PI) / 4)
  context.lineTo(0, -radius * Math.SQRT2)
  context.closePath()
}

const drawIcon = (context: Context, shape: IconShape, size: number, colour: string) => {
  context.save()
  context.scale(size / 24, size / 24)
  context.translate(-12, -12)
  context.lineWidth = 2
  context.lineCap = context.lineJoin = "round"
  context.strokeStyle = colour
  context.stroke(new Path2D(shape))
  context.restore()
}

/** Fills a shape and draws a white edge around it. */
const drawSolid = (
  context: Context,
  path: (context: Context, radius: number) => void,
  radius: number,
  edge: string,
  fill: string,
) => {
  context.lineJoin = "round"
  path(context, radius - 1)
  context.fillStyle = fill
  context.fill()
  context.lineWidth = 2
  context.strokeStyle = edge
  context.stroke()
}

/** Draws a coloured ring that is white inside. */
const drawHollow = (
  context: Context,
  radius: number,
  line: string,
  fill: string,
  dash: ReadonlyArray<number>,
) => {
  discPath(context, radius - 2)
  context.fillStyle = fill
  context.fill()
  context.setLineDash([...dash])
  context.lineWidth = 2
  context.strokeStyle = line
  context.stroke()
  context.setLineDash([])
}

const drawShape: Readonly<
  Record<Marker, (context: Context, radius: number, colours: MapColours, angle: number) => string>
> = {
  online: (context, radius, { surface, online }) => {
    drawSolid(context, discPath, radius, surface, online)
    return surface
  },
  offline: (context, radius, { surface, offline }) => {
    drawHollow(context, radius, offline, surface, [])
    return offline
  },
  silent: (context, radius, { surface, inkMuted }) => {
    drawHollow(context, radius, inkMuted, surface, [4, 3])
    return inkMuted
  },
  route: (context, radius, { surface, route }, angle) => {
    context.save()
    context.rotate(angle)
    drawSolid(context, dropPath, radius, surface, route)
    context.restore()
    return surface
  },
}

/** Draws a marker around the origin of the context. */
export const drawMarker = (
  context: Context,
  look: number,
  heading: number,
  size: number,
  colours: MapColours,
) => {
  const angle = (heading / headings) * 2 * Math.PI
  const ink = drawShape[markerOf(look)](context, size / 2, colours, angle)
  drawIcon(context, icons[vehicleOf(look)], size / 2, ink)
}

/** Draws a store around the origin of the context: filled when open, hollow and struck through when closed. */
export const drawStore = (
  context: Context,
  isOpen: boolean,
  edge: number,
  { ink, inkMuted, surface }: MapColours,
) => {
  const half = edge / 2
  context.beginPath()
  context.roundRect(-half, -half, edge, edge, 4)
  context.fillStyle = isOpen ? ink : surface
  context.fill()
  context.lineWidth = 1.5
  context.strokeStyle = isOpen ? surface : inkMuted
  context.stroke()
  drawIcon(context, storeIcon, edge * 0.64, context.strokeStyle)
  if (isOpen) return
  context.beginPath()
  context.moveTo(-half, half)
  context.lineTo(half, -half)
  context.stroke()
}

const drawCrowd = (context: Context, label: string, colours: MapColours) => {
  drawSolid(context, discPath, sizes.crowd / 2, colours.surface, colours.inverse)
  context.fillStyle = colours.onInverse
  context.font = `600 ${label.length > 3 ? 10 : 12}px ${colours.font}`
  context.textAlign = "center"
  context.textBaseline = "middle"
  context.fillText(label, 0, 0.5)
}

/** Images of all markers, drawn once and copied many times. */
export interface Sprites {
  /** Copies a marker to a position in CSS pixels. */
  marker(context: Context, look: number, heading: number, px: number, py: number): void
  crowd(context: Context, count: number, px: number, py: number): void
  store(context: Context, isOpen: boolean, px: number, py: number): void
}

/** Renders a square image, drawn around its centre. */
const renderSprite = (edge: number, ratio: number, draw: (context: Context) => void): ImageBitmap => {
  const canvas = new OffscreenCanvas(Math.ceil(edge * ratio), Math.ceil(edge * ratio))
  const context = canvas.getContext("2d")
  context?.scale(ratio, ratio)
  context?.translate(edge / 2, edge / 2)
  if (context) draw(context)
  return canvas.transferToImageBitmap()
}

/** Renders each image when it is first needed. `ratio` is the number of device pixels per CSS pixel. */
export const makeSprites = (colours: MapColours, ratio: number): Sprites => {
  const pointing = lookOf("route", vehicles[0])
  const markers: Array<ImageBitmap | undefined> = Array.from({ length: looks * headings })
  const crowds = new Map<string, ImageBitmap>()
  const amount = new Intl.NumberFormat(colours.language, { notation: "compact", maximumFractionDigits: 0 })
  const stores = [false, true].map((isOpen) =>
    renderSprite(sizes.store + 2, ratio, (context) => drawStore(context, isOpen, sizes.store, colours)),
  )
  const drawAt = (context: Context, made: ImageBitmap, edge: number, px: number, py: number) =>
    context.drawImage(made, Math.round((px - edge / 2) * ratio), Math.round((py - edge / 2) * ratio))
  return {
    marker: (context, look, heading, px, py) => {
      const points = look >= pointing
      const at = look * headings + (points ? heading : 0)
      const edge = points ? sizes.pointing : sizes.marker
      markers[at] ??= renderSprite(edge, ratio, (own) =>
        drawMarker(own, look, heading, sizes.marker, colours),
      )
      drawAt(context, markers[at], edge, px, py)
    },
    crowd: (context, count, px, py) => {
      const label = count < 1000 ? String(count) : amount.format(count)
      let made = crowds.get(label)
      if (!made) {
        made = renderSprite(sizes.crowd + 2, ratio, (own) => drawCrowd(own, label, colours))
        crowds.set(label, made)
      }
      drawAt(context, made, sizes.crowd + 2, px, py)
    },
    store: (context, isOpen, px, py) => drawAt(context, stores[Number(isOpen)]!, sizes.store + 2, px, py),
  }
}
