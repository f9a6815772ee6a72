import type { Position } from "../../../src/contract/location.ts"
import type { Chance } from "./random.ts"

/** The middle of São Paulo, and how far from it people are, in degrees. */
const centre = { longitude: -46.6333, latitude: -23.5505, spread: 0.12 }

const off = (chance: Chance) =>
  ((chance.below(2001) - 1000) / 1000) * centre.spread * (chance.below(100) / 100)

/** Somewhere in São Paulo, seldom far from its middle. */
export const near = (chance: Chance): Position => [
  centre.longitude + off(chance),
  centre.latitude + off(chance),
]
