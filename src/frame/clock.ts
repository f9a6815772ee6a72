import { timeZones } from "../contract/places/timeZones.ts"
import { zoneOf } from "../contract/places/zoneOf.ts"
import { entryOf } from "../contract/wire/entryOf.ts"

/** A clock that moments are written by. */
export interface Clock {
  readonly zone: string
  /** The city it is called after; only of another clock than that of the store one looks at. */
  readonly city?: string | undefined
}

/** A zone's clock as one sees it who looks at a store, or at the whole platform. */
export const clockIn = (zone: string, viewed: { readonly timeZone?: unknown } | null | undefined): Clock => {
  if (zone === zoneOf(viewed)) return { zone }
  const [name] = entryOf(timeZones, zone) ?? [zone.split("/").at(-1)?.replaceAll("_", " ")]
  return { zone, city: name }
}
