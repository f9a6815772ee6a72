import * as Effect from "effect/Effect"
import { useCallback, useMemo, useState } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import type { LivePerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { limits } from "../../contract/limits.ts"
import { orderCouriers } from "../../contract/orders/orderCourier.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { arrive, failure, loading, type Remote } from "../../frame/remote.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import type { BoardCard } from "./lanes.ts"

/** Everybody online the user sees, and where the server tells of them, whoever has their orders. */
const readPeople = Effect.fnUntraced(function* (api: Api) {
  const online = yield* api.call(deliveryPeople.list, { query: { isOnline: true } })
  const out = (yield* api.offers(orderCouriers.out)) ? yield* api.call(orderCouriers.out) : []
  return [...out, ...online.filter(({ _id }) => !out.some((one) => sameId(one._id, _id)))]
})

/** The stores of the shown orders, or of the company being viewed, and their delivery people; people are polled. */
export const useMapPeople = (cards: ReadonlyArray<BoardCard>) => {
  const { client } = usePanel()
  const { api } = client
  const viewed = useValue(client.session.company)
  const [people, setPeople] = useState<Remote<ReadonlyArray<LivePerson>, ApiError>>(loading)
  const { remote: stores } = useRemote(useMemo(() => api.call(deliveryPeople.stores), [api]))
  const { run } = useTask<never>()
  const reload = useCallback(() => {
    const reading = Effect.exit(readPeople(api))
    run(Effect.map(reading, (exit) => setPeople((before) => arrive(before, exit))))
  }, [api, run])
  usePolling(
    useCallback(() => void reload(), [reload]),
    { refreshMs: limits.delivery.pollMs },
  )
  return useMemo(() => {
    const all = stores.data ?? []
    const companies = new Set([viewed?._id, ...cards.map(({ order }) => order.company?._id)].map(keyOf))
    const shownStores = all.length === 1 ? all : all.filter(({ _id }) => companies.has(keyOf(_id)))
    const carriers = new Set(cards.map(({ order }) => keyOf(order.deliveryPerson?._id)))
    const isOurs = ({ _id, company }: LivePerson) =>
      carriers.has(keyOf(_id)) || (company ? companies.has(keyOf(company._id)) : false)
    return {
      stores: shownStores,
      people: (people.data ?? []).filter(isOurs),
      hasFailed: failure(people) !== undefined || failure(stores) !== undefined,
    }
  }, [cards, people, stores, viewed])
}

const keyOf = (id: Parameters<typeof idKey>[0] | undefined) => (id === undefined ? undefined : idKey(id))
