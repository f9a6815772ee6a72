import type { ConversationPage, Queue } from "../../contract/contact/contact.ts"
import type { Chat } from "../../business/conversation/chat.ts"

/** Filter of the list of conversations. */
export interface ChatFilter {
  readonly search: string
  readonly queue: Queue
  readonly isClosed: boolean
}

/** Rows that were read: by conversation, latest first, or by contact, by name. */
export interface ChatList {
  readonly chats: ReadonlyArray<Chat>
  /** Cursor of the next read; undefined at the end. */
  readonly next: string | undefined
  /** Undefined where the platform does not count them. */
  readonly counts?: ConversationPage["counts"]
}

export interface ChatListOptions {
  /** Lists contacts by name even where the platform knows conversations. */
  readonly isByContact: boolean
  /** The number of the user, whose own queue is theirs. */
  readonly userId: number | undefined
}
