import { useModel } from "@preact/signals-react/runtime"
import { useCallback, useEffect, useRef, useState } from "react"
import { limits } from "../../contract/limits.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useFollowed } from "../../frame/useFollowed.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { absenceOf } from "./absence.ts"
import type { Courier } from "./courier.ts"
import { DeliveryMapModel } from "./deliveryMapModel.ts"
import type { MapItem } from "./drawing/courierLayer.ts"
import type { Point } from "../../ui/map/mercator.ts"
import { noFilter, type LiveFilter } from "./liveFilter.ts"
import type { Store } from "./store.ts"
import { useStores } from "./useStores.ts"

/**
 * Interval at which buffered changes are applied, in milliseconds; markers animate for longer, so movement stays
 * smooth.
 */
const flushIntervalMs = 500

/** Keeps the list current, and its times. */
const useUpdates = (model: DeliveryMapModel, reload: () => void) => {
  useFollowed(model, reload, limits.delivery.pollMs)
  useEffect(() => {
    const timers = [
      setInterval(model.tick, limits.delivery.pollMs),
      setInterval(model.flush, flushIntervalMs),
    ]
    return () => timers.forEach(clearInterval)
  }, [model])
}

/** The selected courier or store, and whether the map follows them. */
const useSelection = (couriers: ReadonlyArray<Courier>, stores: ReadonlyArray<Store>) => {
  const [mark, setMark] = useState<MapItem>()
  const [isFollowing, setFollowing] = useState(false)
  const [target, setTarget] = useState<{ readonly at: Point }>()
  const find = <A extends { readonly id: RecordId }>(kind: MapItem["kind"], all: ReadonlyArray<A>) =>
    mark?.kind === kind ? all.find(({ id }) => sameId(id, mark.id)) : undefined
  const selected = find("courier", couriers)
  const select = (next: MapItem | undefined) => {
    setMark(next)
    setFollowing(false)
  }
  /** Selects what was chosen in a list and moves the map there. */
  const show = (kind: MapItem["kind"]) => (one: Courier | Store | undefined) => {
    select(one && { kind, id: one.id })
    if (one?.at) setTarget({ at: one.at })
  }
  return {
    mark,
    selected,
    selectedStore: find("store", stores),
    isFollowing: isFollowing && selected !== undefined,
    target,
    select,
    follow: setFollowing,
    showCourier: show("courier"),
    showStore: show("store"),
  }
}

/** The live map's state and what a person can do with it. */
export const useDeliveryMap = (offersStores: boolean) => {
  const { client } = usePanel()
  const model = useModel(() => new DeliveryMapModel(client.api))
  const people = useValue(model.people)
  const couriers = useValue(model.couriers)
  const filter = useValue(model.filter)
  const stores = useStores(offersStores)
  const { run, busy } = useTask<never>()
  const reload = useCallback(() => run(model.load()), [run, model])
  useUpdates(model, reload)
  const reloadTimer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(reloadTimer.current), [])
  const setFilter = (change: Partial<LiveFilter>) => {
    model.setFilter(change)
    clearTimeout(reloadTimer.current)
    reloadTimer.current = setTimeout(reload, change.search === undefined ? 0 : limits.waitMs.debounce)
  }

  return {
    ...useSelection(couriers, stores.all),
    couriers,
    filter,
    absence: people.data && absenceOf(filter, couriers),
    isHere: people.data !== undefined,
    isBusy: busy,
    problem: failure(people),
    link: useValue(model.link),
    heardAt: useValue(model.heardAt),
    now: useValue(model.now),
    isTruncated: useValue(model.isTruncated),
    stores,
    reload,
    setFilter,
    clearFilters: () => setFilter(noFilter),
  }
}

export type DeliveryMap = ReturnType<typeof useDeliveryMap>
