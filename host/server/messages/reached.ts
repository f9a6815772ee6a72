import type { Audience } from "../../../src/contract/messages/audience.ts"

/** Audience of a message, as the numbers of the records it names. */
export type Reached = Pick<(typeof Audience)["Type"], "to" | "center" | "radiusKm"> & {
  readonly channel?: string | null | undefined
  readonly topic?: number | null | undefined
  readonly cities?: ReadonlyArray<number>
  readonly readers?: ReadonlyArray<number>
  readonly offerCities?: ReadonlyArray<number>
  readonly tabloid?: number | null | undefined
}
