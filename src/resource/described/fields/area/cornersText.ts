import type { Place } from "../../../../contract/resource/field.ts"
import type { Corners } from "../../../../ui/map/areaCorners.ts"

/** Corners that are written, and the first line that names none; lines count from 1. */
export interface WrittenCorners {
  readonly corners: Corners
  readonly badLine: number | undefined
}

const degrees = String.raw`(-?\d+(?:[.,]\d+)?)`
const line = new RegExp(String.raw`^\s*${degrees}(?:\s*[;,]\s*|\s+)${degrees}\s*$`)

const placeIn = (text: string): Place | undefined => {
  const [latitude = Number.NaN, longitude = Number.NaN] =
    line
      .exec(text)
      ?.slice(1)
      .map((one) => Number(one.replace(",", "."))) ?? []
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? [longitude, latitude] : undefined
}

/** Corners as lines, latitude before longitude as other maps copy them, with an empty line between rings. */
export const cornersText = (corners: Corners): string =>
  corners
    .map((ring) => ring.map(([longitude, latitude]) => `${latitude}, ${longitude}`).join("\n"))
    .join("\n\n")

/** The corners that lines name. A last one that is the first again only closes its ring. */
export const cornersIn = (text: string): WrittenCorners => {
  const lines = text.split(/\r?\n/)
  const rings: Array<Array<Place>> = [[]]
  let badLine: number | undefined
  for (const [index, one] of lines.entries()) {
    const place = placeIn(one)
    if (place) rings.at(-1)?.push(place)
    else if (one.trim() === "") rings.push([])
    else badLine ??= index + 1
  }
  const corners = rings.map((ring) =>
    ring.length > 3 && String(ring[0]) === String(ring.at(-1)) ? ring.slice(0, -1) : ring,
  )
  return { corners: corners.filter(({ length }) => length > 0), badLine }
}
