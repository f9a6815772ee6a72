import { type Point, pointOf } from "../../ui/map/mercator.ts"
import type { Outline } from "../../ui/map/outline.ts"
import { plainName } from "../../contract/search/folded.ts"
import { entryOf } from "../../contract/wire/entryOf.ts"

/** The city and state of a company's address. */
export interface Town {
  readonly city?: string | undefined
  readonly state?: string | undefined
}

/** The states of Brazil: roughly their centre in degrees and their width in kilometres. */
const states: Readonly<Record<string, readonly [longitude: number, latitude: number, across: number]>> = {
  AC: [-70.5, -9.3, 750],
  AL: [-36.6, -9.6, 320],
  AM: [-64.7, -4.2, 1900],
  AP: [-51.9, 1.4, 650],
  BA: [-41.7, -12.5, 1150],
  CE: [-39.6, -5.1, 580],
  DF: [-47.8, -15.8, 120],
  ES: [-40.7, -19.6, 420],
  GO: [-49.6, -16, 800],
  MA: [-45.3, -5.1, 850],
  MG: [-44.7, -18.5, 1150],
  MS: [-54.8, -20.3, 800],
  MT: [-55.9, -12.9, 1250],
  PA: [-52.5, -4, 1400],
  PB: [-36.8, -7.1, 430],
  PE: [-37.9, -8.3, 750],
  PI: [-42.9, -7.4, 900],
  PR: [-51.6, -24.6, 680],
  RJ: [-42.7, -22.2, 430],
  RN: [-36.6, -5.8, 380],
  RO: [-63, -10.9, 780],
  RR: [-61.4, 2.1, 720],
  RS: [-53.3, -29.7, 800],
  SC: [-50.5, -27.2, 520],
  SE: [-37.4, -10.6, 250],
  SP: [-48.7, -22.3, 900],
  TO: [-48.3, -10.2, 800],
}

/** Width of the part of a city shown, in kilometers. */
const cityAcrossKm = 30

/** The area the map shows when there is nothing to show on it. */
export interface Home {
  readonly at: Point
  /** Width on the ground. */
  readonly acrossKm: number
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)

/** The area of the city (the one nearest the state's centre if several share the name), else of the state, else undefined. */
export const homeOf = ({ city, state }: Town, { cities }: Outline): Home | undefined => {
  const known = entryOf(states, state?.trim().toUpperCase())
  const middle = known && pointOf([known[0], known[1]])
  const named = city ? cities.filter(({ name }) => plainName(name) === plainName(city)) : []
  const nearest = middle
    ? named.toSorted((one, other) => distance(one.at, middle) - distance(other.at, middle))
    : named
  const isWithin = (at: Point) => !middle || !known || distance(at, middle) < known[2] * 1000
  const [found] = nearest
  if (found && isWithin(found.at)) return { at: found.at, acrossKm: cityAcrossKm }
  return middle && known && { at: middle, acrossKm: known[2] }
}
