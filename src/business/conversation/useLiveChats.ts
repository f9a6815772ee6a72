import * as Effect from "effect/Effect"
import { useCallback, useEffect, useRef, useState } from "react"
import type { ConversationListener } from "../../api/followConversations.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePolling } from "../../frame/usePolling.ts"
import { useTask } from "../../frame/useTask.ts"

const polling = { refreshMs: limits.contact.pollMs }

/** `live`: the stream is connected; `polled`: the platform has none; `away`: it is reconnecting. */
export type Link = "live" | "polled" | "away"

/** Keeps what is shown current: by the stream where the platform has one, otherwise by reading it in intervals. */
export const useLiveChats = (
  reload: () => void,
  listener: Pick<ConversationListener, "onChanges" | "onTyping">,
  mayFollow: boolean,
): Link => {
  const { api } = usePanel().client
  const [link, setLink] = useState<Link>("polled")
  const current = useRef(listener)
  useEffect(() => void (current.current = listener), [listener])
  const isLive = useRef(false)
  useEffect(() => void (isLive.current = link === "live"), [link])
  const { run } = useTask<never>()
  usePolling(
    useCallback(() => void reload(), [reload]),
    { ...polling, isNeeded: useCallback(() => !isLive.current, []) },
  )
  useEffect(() => {
    if (!mayFollow) return
    const handlers: ConversationListener = {
      onStart: (missed) => {
        setLink("live")
        if (missed) reload()
      },
      onChanges: (changes) => current.current.onChanges(changes),
      onTyping: (typing) => current.current.onTyping(typing),
      onDisconnect: () => setLink("away"),
    }
    run(
      Effect.tryPromise(() => import("../../api/followConversations.ts")).pipe(
        Effect.flatMap(({ followConversations }) => followConversations(api, handlers)),
        Effect.catch(() => Effect.sync(() => setLink("polled"))),
      ),
    )
  }, [run, api, reload, mayFollow])
  return link
}
