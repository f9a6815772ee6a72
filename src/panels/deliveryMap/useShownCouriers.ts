import { useEffect, useMemo, useRef } from "react"
import type { Courier } from "./courier.ts"
import type { MapItem } from "./drawing/courierLayer.ts"
import { lookOf } from "./drawing/courierLook.ts"
import type { Town } from "../../business/places/homeOf.ts"
import type { LiveMap } from "./drawing/liveMap.ts"
import type { Point } from "../../ui/map/mercator.ts"
import type { Store } from "./store.ts"

/** Content of the map. */
export interface ShownMap {
  readonly couriers: ReadonlyArray<Courier>
  readonly stores: ReadonlyArray<Store>
  /** The selected marker, even if what it stands for is gone. */
  readonly mark: MapItem | undefined
  readonly selected: Courier | undefined
  /** True if the map follows the selected courier. */
  readonly isFollowing: boolean
  /** The company's city, used when there are neither couriers nor stores. */
  readonly town: Town | undefined
}

const placedCouriers = (all: ReadonlyArray<Courier>) =>
  all.flatMap(({ id, at, marker, vehicle }) => (at ? [{ id, at, look: lookOf(marker, vehicle) }] : []))

const placedStores = (all: ReadonlyArray<Store>) =>
  all.flatMap(({ id, at, isOpen }) => (at ? [{ id, at, isOpen }] : []))

const pointsOf = (all: ReadonlyArray<{ readonly at: Point }>) => all.map(({ at }) => at)

/**
 * Chooses the initial view until somebody moves the map: couriers, else stores, else the company's city or state, else
 * Brazil. The view changes when something of higher rank arrives.
 */
const useInitialView = (
  map: LiveMap | undefined,
  couriers: ReadonlyArray<Point>,
  stores: ReadonlyArray<Point>,
  town: Town | undefined,
) => {
  const view = useRef<{ map: LiveMap | undefined; rank: number }>({ map: undefined, rank: 0 })
  const best = [couriers, stores].find((points) => points.length > 0)
  const rank = best === undefined ? (town ? 1 : 0) : best === couriers ? 3 : 2
  useEffect(() => {
    const before = view.current.map === map ? view.current.rank : 0
    if (!map || rank <= before) return
    view.current = { map, rank }
    if (best) map.fitUnlessMoved(best)
    else if (town) map.showTownUnlessMoved(town)
  }, [map, rank, best, town])
}

/** Passes couriers, stores and the selection on to the map as they change. */
export const useShownCouriers = (
  map: LiveMap | undefined,
  { couriers, stores, mark, selected, isFollowing, town }: ShownMap,
) => {
  const placed = useMemo(() => placedCouriers(couriers), [couriers])
  const shops = useMemo(() => placedStores(stores), [stores])
  const people = useMemo(() => pointsOf(placed), [placed])
  const places = useMemo(() => pointsOf(shops), [shops])
  const at = selected?.at
  useEffect(() => map?.setCouriers(placed), [map, placed])
  useEffect(() => map?.setStores(shops), [map, shops])
  useInitialView(map, people, places, town)
  useEffect(() => map?.select(mark), [map, mark])
  useEffect(() => {
    if (isFollowing && at) map?.goTo(at, "follow")
  }, [map, isFollowing, at])
  return { showAll: () => map?.fit(people.length > 0 ? people : places) }
}
