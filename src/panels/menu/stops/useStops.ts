import * as Effect from "effect/Effect"
import { useEffect, useMemo } from "react"
import { menu as calls } from "../../../contract/menu/menuCalls.ts"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import { type MenuStop, stopKey, stoppedAt } from "../../../contract/menu/menuStops.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import type { Stoppable } from "../stoppable.ts"

const againMs = 1500
/** Milliseconds in which a place that is open hears of a change; later ones hear of it once somebody opens them. */
const soonMs = 60_000

/** The record of a stop; undefined where the server has none. */
export type StopOf = (stopped: Stoppable) => MenuStop | undefined

/**
 * Since when, by whom, and to whom: the records of what is sold out at a moment, in milliseconds since 1970. They are read
 * again while somebody is about to hear of it.
 */
export const useStops = (data: MenuData, at: number): StopOf => {
  const { client } = usePanel()
  const company = data.store._id
  const isAny = useMemo(() => stoppedAt(data, at).length > 0, [data, at])
  const load = useMemo(
    () => (isAny ? client.api.call(calls.stops, { params: { company } }) : Effect.succeed([])),
    // oxlint-disable-next-line react/exhaustive-deps -- read again with each version of the menu
    [client, company, isAny, data.version],
  )
  const { remote, reload } = useRemote(load)
  const stops = remote.data
  useEffect(() => {
    const isPending = stops?.some(({ notices }) =>
      notices.some(
        ({ sentAt, confirmedAt }) =>
          confirmedAt === undefined && client.api.now() - Date.parse(sentAt) < soonMs,
      ),
    )
    if (!isPending) return
    const timer = setTimeout(reload, againMs)
    return () => clearTimeout(timer)
  }, [client, reload, stops])
  return useMemo(() => {
    const byKey = new Map(stops?.map((one) => [stopKey(one.list, one._id), one]))
    return ({ list, row }) => byKey.get(stopKey(list, row._id))
  }, [stops])
}
