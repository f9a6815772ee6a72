import * as Effect from "effect/Effect"
import { useCallback } from "react"
import { allows, attends } from "../../contract/access/access.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"

/** Fetched once it is needed; without a connection the next try comes with the next poll. */
const fetchAsking = Effect.tryPromise({
  try: () => import("./readContactCentre.ts"),
  catch: () => ({ _tag: "NotFetched" }) as const,
})

/** Asks a contact center with an address of its own what it offers, where the user may write to customers. */
const useContactCentreAccess = (mayAttend: boolean) => {
  const { client } = usePanel()
  const { run } = useTask<unknown>()
  const own = client.extras("contactCentre")
  // At the address of the orders it answers with them.
  const isElsewhere = own !== client.extras("main")
  const isNeeded = useLatest(() => mayAttend && isElsewhere && own.peek() === undefined)
  const openTalk = useCallback(
    () => void run(Effect.flatMap(fetchAsking, ({ readContactCentre }) => readContactCentre(client.api))),
    [run, client],
  )
  usePolling(openTalk, { refreshMs: limits.contact.pollMs, isNeeded })
}

/**
 * The way to an order's sheet at the conversation with its customer; undefined for who may not write to customers, and where
 * the platform tells of no such conversation.
 */
export const useTalk = (openAt: (key: string) => void) => {
  const { client } = usePanel()
  const user = useValue(client.session.user)
  const mayAttend = user !== undefined && allows(attends, user)
  useContactCentreAccess(mayAttend)
  const hasTalks = useValue(client.extras("contactCentre"))?.has("order-conversations") === true
  const talk = useLatest(openAt)
  return mayAttend && hasTalks ? talk : undefined
}
