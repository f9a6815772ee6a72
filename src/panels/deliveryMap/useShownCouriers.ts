import { useEffect, useMemo, useRef } from "react"
import type { Courier } from "./courier.ts"
import type { Mark } from "./drawing/courierLayer.ts"
import { lookOf } from "./drawing/courierLook.ts"
import type { LiveMap } from "./drawing/liveMap.ts"
import type { Store } from "./store.ts"

/** What is on the map, as the map takes it. */
export interface Shown {
  readonly couriers: ReadonlyArray<Courier>
  readonly stores: ReadonlyArray<Store>
  /** Who or what is selected, though it may be gone. */
  readonly mark: Mark | undefined
  readonly selected: Courier | undefined
  /** Whether the map goes where the selected one goes. */
  readonly isFollowing: boolean
}

const placedCouriers = (all: ReadonlyArray<Courier>) =>
  all.flatMap(({ id, at, marker, vehicle }) => (at ? [{ id, at, look: lookOf(marker, vehicle) }] : []))

const placedStores = (all: ReadonlyArray<Store>) =>
  all.flatMap(({ id, at, isOpen }) => (at ? [{ id, at, isOpen }] : []))

/** Keeps the map showing what there is; the first couriers that come are all brought into sight. */
export const useShownCouriers = (
  map: LiveMap | undefined,
  { couriers, stores, mark, selected, isFollowing }: Shown,
) => {
  const placed = useMemo(() => placedCouriers(couriers), [couriers])
  const isFitted = useRef(false)
  const at = selected?.at
  useEffect(() => {
    map?.couriers(placed)
    if (!map || isFitted.current || placed.length === 0) return
    isFitted.current = true
    map.fit(placed.map((one) => one.at))
  }, [map, placed])
  useEffect(() => map?.stores(placedStores(stores)), [map, stores])
  useEffect(() => map?.select(mark), [map, mark])
  useEffect(() => {
    if (isFollowing && at) map?.goTo(at, "follow")
  }, [map, isFollowing, at])
  return { showAll: () => map?.fit(placed.map((one) => one.at)) }
}
