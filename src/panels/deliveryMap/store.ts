import type { LocatedCompany } from "../../contract/companies.ts"
import { positionOf } from "../../contract/location.ts"
import { idKey, type RecordId } from "../../contract/recordId.ts"
import { type Point, pointOf } from "./drawing/mercator.ts"

/** A store as the map and the list under the couriers tell it. */
export interface Store {
  readonly id: RecordId
  readonly name: string | undefined
  readonly type: LocatedCompany["type"]
  readonly isOpen: boolean
  /** Undefined when the platform knows of no place, or of none that there is. */
  readonly at: Point | undefined
}

const storeOf = ({ _id, name, type, isOpen = false, location }: LocatedCompany): Store => {
  const position = positionOf(location)
  return { id: idKey(_id), name, type, isOpen, at: position && pointOf(position) }
}

/** What the call gives, by name. */
export const storesOf = (all: ReadonlyArray<LocatedCompany>): ReadonlyArray<Store> =>
  all.map(storeOf).toSorted((one, other) => (one.name ?? "").localeCompare(other.name ?? ""))
