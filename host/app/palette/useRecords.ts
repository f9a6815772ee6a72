import { usePanel, useValue } from "balcao"
import {
  allows,
  calls,
  type FoundRecord,
  limits,
  type ListedOrder,
  type Role,
  type User,
} from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"

interface Records {
  readonly users: ReadonlyArray<User>
  readonly roles: ReadonlyArray<Role>
  /** Orders, open and closed, the latest first. */
  readonly orders: ReadonlyArray<ListedOrder>
  /** Records of the described lists. */
  readonly listed: ReadonlyArray<FoundRecord>
  readonly state: "idle" | "searching" | "here" | "failed"
}

/** Records are searched from this many letters on. */
const minLetters = 2
const maxPerKind = 5

const none: Records = { users: [], roles: [], orders: [], listed: [], state: "idle" }
const firstPage = { pageNumber: 0, pageSize: maxPerKind, sortOrder: "asc" } as const

type Api = ReturnType<typeof usePanel>["client"]["api"]

const nobody = Effect.succeed({ items: [] })

const findUsers = (api: Api, text: string) => {
  const filter = { lastName: text, username: text, email: text, fillname: text }
  return api.call(calls.users.find, { body: { ...firstPage, sortField: "fullname", filter } })
}

const findRoles = (api: Api, title: string) =>
  api.call(calls.roles.find, { body: { ...firstPage, sortField: "title", filter: { title } } })

const noOrders: ReadonlyArray<ListedOrder> = []

const findOrders = (api: Api, search: string) => {
  const body = { ...firstPage, sortField: "placedAt", sortOrder: "desc", filter: { search } } as const
  return Effect.flatMap(api.offers(calls.orders.find), (isOffered) =>
    isOffered
      ? Effect.map(api.call(calls.orders.find, { body }), ({ items }) => items)
      : Effect.succeed(noOrders),
  )
}

const { everywhere } = calls.choices

const findListed = (api: Api, search: string) =>
  Effect.flatMap(api.offers(everywhere), (isOffered) =>
    isOffered ? api.call(everywhere, { query: { search } }) : Effect.succeed([]),
  )

/** The records that match a text, as far as the user may see them; the latest text wins. */
export const useRecords = (text: string): Records => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const epoch = useValue(client.epoch.number)
  const typed = text.trim().slice(0, limits.text.search.max)
  const seesPeople = user !== undefined && allows(calls.users.find.access, user)
  const seesOrders = user !== undefined && allows(calls.orders.find.access, user)
  const isEnabled = user !== undefined && typed.length >= minLetters
  const request = useMemo(() => ({ typed, epoch }), [typed, epoch])
  const [found, setFound] = useState({ request, records: none })
  useEffect(() => {
    if (!isEnabled) return undefined
    const { api } = client
    const search = Effect.all(
      [
        seesPeople ? findUsers(api, typed) : nobody,
        seesPeople ? findRoles(api, typed) : nobody,
        seesOrders ? findOrders(api, typed) : Effect.succeed(noOrders),
        findListed(api, typed),
      ],
      { concurrency: "unbounded" },
    )
    return Effect.runCallback(Effect.delay(search, limits.waitMs.debounce), {
      onExit: (exit) => {
        if (exit._tag === "Failure") return setFound({ request, records: { ...none, state: "failed" } })
        const [users, roles, orders, listed] = exit.value
        return setFound({
          request,
          records: { users: users.items, roles: roles.items, orders, listed, state: "here" },
        })
      },
    })
  }, [client, isEnabled, seesPeople, seesOrders, typed, request])
  if (!isEnabled) return none
  if (found.request.epoch !== epoch) return { ...none, state: "searching" }
  return found.request === request ? found.records : { ...found.records, state: "searching" }
}
