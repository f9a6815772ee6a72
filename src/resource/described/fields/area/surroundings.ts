import { createContext } from "react"
import type { Area, Place } from "../../../../contract/resource/field.ts"

/** Surroundings of the area being drawn: the other areas with their names, and the map's start if there are none. */
export interface Surroundings {
  readonly center: Place | undefined
  readonly otherAreas: ReadonlyArray<{ readonly name: string; readonly area: Area }>
}

/** Told by what knows all of them, such as the neighborhoods of a city. */
export const SurroundingsContext = createContext<Surroundings>({ center: undefined, otherAreas: [] })
