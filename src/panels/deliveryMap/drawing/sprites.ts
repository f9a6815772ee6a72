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
import type { MapColours } from "./mapColours.ts"

/** Edges in px: a marker, the same with a drop's tip, the selected one, a crowd, a store, the selected one. */
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

type Pen = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

const disc = (pen: Pen, radius: number) => {
  pen.beginPath()
  pen.arc(0, 0, radius, 0, 2 * Math.PI)
}

/** A disc with one corner, which points up. */
const drop = (pen: Pen, radius: number) => {
  pen.beginPath()
  pen.arc(0, 0, radius, -Math.PI / 4, (5 * Math.PI) / 4)
  pen.lineTo(0, -radius * Math.SQRT2)
  pen.closePath()
}

const icon = (pen: Pen, shape: IconShape, size: number, colour: string) => {
  pen.save()
  pen.scale(size / 24, size / 24)
  pen.translate(-12, -12)
  pen.lineWidth = 2
  pen.lineCap = pen.lineJoin = "round"
  pen.strokeStyle = colour
  pen.stroke(new Path2D(shape))
  pen.restore()
}

/** Solid: a white edge around a colour. */
const solid = (
  pen: Pen,
  path: (pen: Pen, radius: number) => void,
  radius: number,
  edge: string,
  fill: string,
) => {
  pen.lineJoin = "round"
  path(pen, radius - 1)
  pen.fillStyle = fill
  pen.fill()
  pen.lineWidth = 2
  pen.strokeStyle = edge
  pen.stroke()
}

/** Hollow: a coloured line around white. */
const hollow = (pen: Pen, radius: number, line: string, fill: string, dash: ReadonlyArray<number>) => {
  disc(pen, radius - 2)
  pen.fillStyle = fill
  pen.fill()
  pen.setLineDash([...dash])
  pen.lineWidth = 2
  pen.strokeStyle = line
  pen.stroke()
  pen.setLineDash([])
}

const shapes: Readonly<
  Record<Marker, (pen: Pen, radius: number, colours: MapColours, turn: number) => string>
> = {
  online: (pen, radius, { surface, online }) => {
    solid(pen, disc, radius, surface, online)
    return surface
  },
  offline: (pen, radius, { surface, offline }) => {
    hollow(pen, radius, offline, surface, [])
    return offline
  },
  silent: (pen, radius, { surface, inkMuted }) => {
    hollow(pen, radius, inkMuted, surface, [4, 3])
    return inkMuted
  },
  route: (pen, radius, { surface, route }, turn) => {
    pen.save()
    pen.rotate(turn)
    solid(pen, drop, radius, surface, route)
    pen.restore()
    return surface
  },
}

/** Draws one marker around the pen's origin. */
export const drawMarker = (pen: Pen, look: number, heading: number, size: number, colours: MapColours) => {
  const turn = (heading / headings) * 2 * Math.PI
  const ink = shapes[markerOf(look)](pen, size / 2, colours, turn)
  icon(pen, icons[vehicleOf(look)], size / 2, ink)
}

/** Draws a store around the pen's origin: solid when open, hollow and struck through when closed. */
export const drawStore = (
  pen: Pen,
  isOpen: boolean,
  edge: number,
  { ink, inkMuted, surface }: MapColours,
) => {
  const half = edge / 2
  pen.beginPath()
  pen.roundRect(-half, -half, edge, edge, 4)
  pen.fillStyle = isOpen ? ink : surface
  pen.fill()
  pen.lineWidth = 1.5
  pen.strokeStyle = isOpen ? surface : inkMuted
  pen.stroke()
  icon(pen, storeIcon, edge * 0.64, pen.strokeStyle)
  if (isOpen) return
  pen.beginPath()
  pen.moveTo(-half, half)
  pen.lineTo(half, -half)
  pen.stroke()
}

const drawCrowd = (pen: Pen, label: string, colours: MapColours) => {
  solid(pen, disc, sizes.crowd / 2, colours.surface, colours.inverse)
  pen.fillStyle = colours.onInverse
  pen.font = `600 ${label.length > 3 ? 10 : 12}px ${colours.font}`
  pen.textAlign = "center"
  pen.textBaseline = "middle"
  pen.fillText(label, 0, 0.5)
}

/** Pictures of every marker, drawn once and copied many times. */
export interface Sprites {
  /** Copies a marker to where it is; pixels of the page. */
  marker(pen: Pen, look: number, heading: number, px: number, py: number): void
  crowd(pen: Pen, count: number, px: number, py: number): void
  store(pen: Pen, isOpen: boolean, px: number, py: number): void
}

/** One square picture, drawn around its middle. */
const picture = (edge: number, ratio: number, draw: (pen: Pen) => void): ImageBitmap => {
  const canvas = new OffscreenCanvas(Math.ceil(edge * ratio), Math.ceil(edge * ratio))
  const pen = canvas.getContext("2d")
  pen?.scale(ratio, ratio)
  pen?.translate(edge / 2, edge / 2)
  if (pen) draw(pen)
  return canvas.transferToImageBitmap()
}

/** Makes each picture when it is first needed. `ratio` is the screen's pixels in one of the page's. */
export const makeSprites = (colours: MapColours, ratio: number): Sprites => {
  const pointing = lookOf("route", vehicles[0])
  const kept: Array<ImageBitmap | undefined> = Array.from({ length: looks * headings })
  const crowds = new Map<string, ImageBitmap>()
  const amount = new Intl.NumberFormat(colours.language, { notation: "compact", maximumFractionDigits: 0 })
  const stores = [false, true].map((isOpen) =>
    picture(sizes.store + 2, ratio, (pen) => drawStore(pen, isOpen, sizes.store, colours)),
  )
  const paste = (pen: Pen, made: ImageBitmap, edge: number, px: number, py: number) =>
    pen.drawImage(made, Math.round((px - edge / 2) * ratio), Math.round((py - edge / 2) * ratio))
  return {
    marker: (pen, look, heading, px, py) => {
      const points = look >= pointing
      const at = look * headings + (points ? heading : 0)
      const edge = points ? sizes.pointing : sizes.marker
      kept[at] ??= picture(edge, ratio, (own) => drawMarker(own, look, heading, sizes.marker, colours))
      paste(pen, kept[at], edge, px, py)
    },
    crowd: (pen, count, px, py) => {
      const label = count < 1000 ? String(count) : amount.format(count)
      let made = crowds.get(label)
      if (!made) {
        made = picture(sizes.crowd + 2, ratio, (own) => drawCrowd(own, label, colours))
        crowds.set(label, made)
      }
      paste(pen, made, sizes.crowd + 2, px, py)
    },
    store: (pen, isOpen, px, py) => paste(pen, stores[Number(isOpen)]!, sizes.store + 2, px, py),
  }
}
