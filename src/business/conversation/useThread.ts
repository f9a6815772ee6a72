import { useCallback, useMemo } from "react"
import { idKey } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import type { Chat } from "./chat.ts"
import { ThreadModel } from "./threadModel.ts"

/** The messages with the contact that is shown; none for somebody who may not read them. */
export const useThread = (chat: Chat | undefined, mayRead: boolean) => {
  const { api } = usePanel().client
  const { run, busy } = useTask<never>()
  const key = chat && idKey(chat._id)
  const thread = useMemo(
    () => (mayRead && chat ? new ThreadModel(api, chat) : undefined),
    // oxlint-disable-next-line react/exhaustive-deps -- one thread for each contact, however the contact changes
    [api, mayRead, key],
  )
  const load = useCallback(() => {
    if (thread) run(thread.load())
  }, [thread, run])
  return { thread, load, isBusy: busy }
}
