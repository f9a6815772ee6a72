import type { Position } from "../../../src/contract/deliveryPeople/location.ts"
import type { Random } from "./random.ts"

/** The center of São Paulo, and the largest distance from it, in degrees. */
const center = { longitude: -46.6333, latitude: -23.5505, spreadDegrees: 0.12 }

const randomOffset = (random: Random) =>
  ((random.below(2001) - 1000) / 1000) * center.spreadDegrees * (random.below(100) / 100)

/** A position in São Paulo, rarely far from its center. */
export const randomPosition = (random: Random): Position => [
  center.longitude + randomOffset(random),
  center.latitude + randomOffset(random),
]
