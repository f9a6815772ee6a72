import { useEffect, useMemo, useRef } from "react"
import type { LocatedCompany } from "../../contract/companies.ts"
import { positionOf } from "../../contract/location.ts"
import type { Courier } from "./courier.ts"
import type { PlacedStore } from "./drawing/courierLayer.ts"
import { lookOf } from "./drawing/courierLook.ts"
import type { LiveMap } from "./drawing/liveMap.ts"
import { pointOf } from "./drawing/mercator.ts"

/** What is on the map, as the map takes it. */
export interface Shown {
  readonly couriers: ReadonlyArray<Courier>
  readonly stores: ReadonlyArray<LocatedCompany>
  readonly selected: Courier | undefined
  /** Whether the map goes where the selected one goes. */
  readonly isFollowing: boolean
}

const placedCouriers = (all: ReadonlyArray<Courier>) =>
  all.flatMap(({ id, at, marker, vehicle }) => (at ? [{ id, at, look: lookOf(marker, vehicle) }] : []))

const placedStore = ({ _id: id, location, isOpen = false }: LocatedCompany): ReadonlyArray<PlacedStore> => {
  const position = positionOf(location)
  const at = position && pointOf(position)
  return at ? [{ id, at, isOpen }] : []
}

/** Keeps the map showing what there is; the first couriers that come are all brought into sight. */
export const useShownCouriers = (
  map: LiveMap | undefined,
  { couriers, stores, selected, isFollowing }: Shown,
) => {
  const placed = useMemo(() => placedCouriers(couriers), [couriers])
  const isFitted = useRef(false)
  const id = selected?.id
  const at = selected?.at
  useEffect(() => {
    map?.couriers(placed)
    if (!map || isFitted.current || placed.length === 0) return
    isFitted.current = true
    map.fit(placed.map((one) => one.at))
  }, [map, placed])
  useEffect(() => map?.stores(stores.flatMap(placedStore)), [map, stores])
  useEffect(() => map?.select(id), [map, id])
  useEffect(() => {
    if (isFollowing && at) map?.goTo(at, "follow")
  }, [map, isFollowing, at])
  return { showAll: () => map?.fit(placed.map((one) => one.at)) }
}
