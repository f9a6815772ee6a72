import { createContext } from "react"
import type { Area, Place } from "../../../../contract/resource/field.ts"

/** What is around an area that is drawn: the others with their names, and where to begin on the map without any. */
export interface Surroundings {
  readonly center: Place | undefined
  readonly others: ReadonlyArray<{ readonly name: string; readonly area: Area }>
}

/** Told by what knows all of them, such as the neighborhoods of a city. */
export const SurroundingsContext = createContext<Surroundings>({ center: undefined, others: [] })
