import type { LocatedCompany } from "../../contract/companies/companies.ts"
import { positionOf } from "../../contract/deliveryPeople/location.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { type Point, pointOf } from "../../ui/map/mercator.ts"
import { compareNames } from "../../contract/search/compareNames.ts"

/** A store as the map and the store list show it. */
export interface Store {
  readonly id: RecordId
  readonly name: string | undefined
  readonly type: LocatedCompany["type"]
  readonly isOpen: boolean
  /** Undefined when the platform has no position, or an impossible one. */
  readonly at: Point | undefined
}

const storeOf = ({ _id, name, type, isOpen = false, location }: LocatedCompany): Store => {
  const position = positionOf(location)
  return { id: idKey(_id), name, type, isOpen, at: position && pointOf(position) }
}

/** The stores of an answer, sorted by name. */
export const storesOf = (all: ReadonlyArray<LocatedCompany>): ReadonlyArray<Store> =>
  all.map(storeOf).toSorted((one, other) => compareNames(one.name ?? "", other.name ?? ""))
