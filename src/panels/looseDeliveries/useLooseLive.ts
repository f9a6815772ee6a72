import * as Effect from "effect/Effect"
import { useMemo } from "react"
import type { Api } from "../../api/api.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useFollowed } from "../../frame/useFollowed.ts"

/** Time for which changes are collected before the view is read again, in milliseconds. */
const collectMs = 500

const followedBy = (api: Api) => {
  let isPolled = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  return {
    isStale: () => isPolled,
    follow: (read: () => void) => {
      const soon = () => {
        waiting ??= setTimeout(() => {
          waiting = undefined
          read()
        }, collectMs)
      }
      return Effect.tryPromise(() => import("../../api/followLooseDeliveries.ts")).pipe(
        Effect.flatMap(({ followLooseDeliveries }) =>
          followLooseDeliveries(api, {
            onStart: (hasMissed) => {
              isPolled = false
              if (hasMissed) soon()
            },
            onChanges: soon,
            onDisconnect: () => void (isPolled = true),
          }),
        ),
        // Without a stream of changes the view is polled.
        Effect.catch(() => Effect.sync(() => void (isPolled = true))),
        Effect.ensuring(
          Effect.sync(() => {
            clearTimeout(waiting)
            waiting = undefined
          }),
        ),
      )
    },
  }
}

/** Reads what is shown of loose deliveries again once any of them has changed. */
export const useLooseLive = (reload: () => void): void => {
  const { api } = usePanel().client
  const followed = useMemo(() => followedBy(api), [api])
  useFollowed(followed, reload, limits.orders.pollMs)
}
