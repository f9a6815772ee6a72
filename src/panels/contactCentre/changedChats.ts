import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { type Chat, latestFirst } from "../../business/conversation/chat.ts"
import type { ChatChanges } from "../../business/conversation/useConversation.ts"
import type { ChatFilter, ChatList, ChatListOptions } from "./chatList.ts"

/** True if a changed conversation is in the list. Only the platform knows the results of a search. */
const isListed = (
  { isClosed, search, queue }: ChatFilter,
  { chats }: ChatList,
  { userId }: ChatListOptions,
  one: Chat,
) =>
  (one.state === "CLOSED") === isClosed &&
  (queue === "all" || (queue === "mine" ? one.assignee?.id === userId : !one.assignee)) &&
  (search.trim() === "" || chats.some(({ _id }) => sameId(_id, one._id)))

/** Conversations, latest first, with those that changed. */
export const changed = (
  list: ChatList,
  filter: ChatFilter,
  options: ChatListOptions,
  { conversations, removed }: ChatChanges,
): ChatList => {
  const removedKeys = new Set([...removed, ...conversations.map(({ _id }) => _id)].map(idKey))
  const remaining = list.chats.filter(({ _id }) => !removedKeys.has(idKey(_id)))
  const added = conversations.filter((one) => isListed(filter, list, options, one))
  return { ...list, chats: latestFirst([...added, ...remaining]) }
}

/** The list of contacts, which stays in its order, with their conversations as they are now. */
export const renewed = (list: ChatList, { conversations, removed }: ChatChanges): ChatList => ({
  ...list,
  chats: list.chats
    .filter(({ _id }) => !removed.some((id) => sameId(id, _id)))
    .map((chat) => {
      const now = conversations.find(({ _id }) => sameId(_id, chat._id))
      return now ? { ...chat, ...now } : chat
    }),
})

/** The list with rows that were read before and lie beyond what one reading brings. */
export const withTail = (fresh: ChatList, known: ChatList | undefined): ChatList => {
  if (known === undefined || known.chats.length <= fresh.chats.length || fresh.next === undefined)
    return fresh
  const ids = new Set(fresh.chats.map(({ _id }) => idKey(_id)))
  const tail = known.chats.slice(fresh.chats.length).filter(({ _id }) => !ids.has(idKey(_id)))
  return { ...fresh, chats: [...fresh.chats, ...tail], next: known.next }
}
