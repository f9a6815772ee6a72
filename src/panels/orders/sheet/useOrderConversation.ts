import { useMemo, useState } from "react"
import type { Chat } from "../../../business/conversation/chat.ts"
import { type ChatChanges, useConversation } from "../../../business/conversation/useConversation.ts"
import { contacts } from "../../../contract/contact/contacts.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useRemote } from "../../../frame/useRemote.ts"

/** The conversation with who ordered, kept current; `chat` is undefined while it is read, and null while there is none. */
export const useOrderConversation = ({ _id }: Order) => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(contacts.ofOrder, { params: { id: _id } }), [api, _id])
  const { remote, reload } = useRemote(load)
  const { data } = remote
  /** Chat updates received since the conversation was read. */
  const [openedChat, setOpenedChat] = useState<{ readonly since: typeof data; readonly chat: Chat }>()
  const chat = openedChat && openedChat.since === data ? openedChat.chat : data?.conversation
  const apply = useLatest(({ conversations, removed }: ChatChanges) => {
    const now = conversations.find((one) => sameId(one._id, chat?._id))
    if (now) setOpenedChat({ since: data, chat: { ...chat, ...now } })
    // The first message of who ordered is a conversation that is not known here yet.
    const mayBegin = chat === null && conversations.length > 0
    if (mayBegin || removed.some((id) => sameId(id, chat?._id))) reload()
  })
  const conversation = useConversation(chat ?? undefined, {
    mayWrite: true,
    load: reload,
    apply,
    onNews: () => {},
  })
  return { chat, problem: failure(remote), conversation }
}
