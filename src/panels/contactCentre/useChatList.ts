import { useModel } from "@preact/signals-react/runtime"
import { useCallback, useEffect, useRef } from "react"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useTask } from "../../frame/useTask.ts"
import { useValue } from "../../frame/useValue.ts"
import { ChatListModel } from "./chatListModel.ts"
import type { ChatFilter } from "./chatList.ts"

/** The list of contacts or conversations; read anew after a moment when its filter changes. */
export const useChatList = (isByContact: boolean) => {
  const { client } = usePanel()
  const model = useModel(
    () => new ChatListModel(client.api, { isByContact, userId: client.session.user.peek()?.id }),
  )
  const list = useValue(model.list)
  const { run, busy } = useTask<never>()
  const more = useTask<ApiError>()
  const load = useCallback(() => run(model.load()), [run, model])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const loadIn = useCallback(
    (waitMs: number) => {
      clearTimeout(timer.current)
      timer.current = setTimeout(load, waitMs)
    },
    [load],
  )
  const setFilter = useCallback(
    (change: Partial<ChatFilter>) => {
      model.setFilter(change)
      loadIn(change.search === undefined ? 0 : limits.waitMs.debounce)
    },
    [model, loadIn],
  )
  const runMore = more.run
  const problem = failure(list)
  return {
    model,
    load,
    loadIn,
    setFilter,
    list: list.data,
    problem,
    isRetrying: problem !== undefined && busy,
    filter: useValue(model.filter),
    selected: useValue(model.selected),
    loadMore: useCallback(() => runMore(model.loadMore()), [runMore, model]),
  }
}
