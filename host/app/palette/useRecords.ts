import { usePanel, useValue } from "balcao"
import { allows, calls, limits, type Role, type User } from "balcao/contract"
import * as Effect from "effect/Effect"
import { useEffect, useMemo, useState } from "react"

interface Records {
  readonly users: ReadonlyArray<User>
  readonly roles: ReadonlyArray<Role>
  readonly state: "idle" | "searching" | "here" | "failed"
}

/** Records are searched from this many letters on. */
const minLetters = 2
const maxPerKind = 5

const none: Records = { users: [], roles: [], state: "idle" }
const firstPage = { pageNumber: 0, pageSize: maxPerKind, sortOrder: "asc" } as const

/** The users and roles that match a text, if the user may see them; the latest text wins. */
export const useRecords = (text: string): Records => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const epoch = useValue(client.epoch.number)
  const typed = text.trim().slice(0, limits.text.search.max)
  const may = user !== undefined && allows(calls.users.find.access, user)
  const wanted = may && typed.length >= minLetters
  const asked = useMemo(() => ({ typed, epoch }), [typed, epoch])
  const [found, setFound] = useState({ asked, records: none })
  useEffect(() => {
    if (!wanted) return undefined
    const filter = { lastName: typed, username: typed, email: typed, fillname: typed }
    const search = Effect.all(
      [
        client.api.call(calls.users.find, { body: { ...firstPage, sortField: "fullname", filter } }),
        client.api.call(calls.roles.find, {
          body: { ...firstPage, sortField: "title", filter: { title: typed } },
        }),
      ],
      { concurrency: "unbounded" },
    )
    return Effect.runCallback(Effect.delay(search, limits.waitMs.debounce), {
      onExit: (exit) => {
        if (exit._tag === "Failure") return setFound({ asked, records: { ...none, state: "failed" } })
        const [users, roles] = exit.value
        return setFound({ asked, records: { users: users.items, roles: roles.items, state: "here" } })
      },
    })
  }, [client, wanted, typed, asked])
  if (!wanted) return none
  if (found.asked.epoch !== epoch) return { ...none, state: "searching" }
  return found.asked === asked ? found.records : { ...found.records, state: "searching" }
}
