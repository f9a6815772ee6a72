import type * as Effect from "effect/Effect"
import { ConversationChanges, Typing } from "../contract/contact/contact.ts"
import { whatsapp } from "../contract/contact/whatsapp.ts"
import type { Api } from "./api.ts"
import { decodeEvent, isFreshStart } from "./decodeEvent.ts"
import { follow, type NoStream } from "./follow.ts"

/** Receives changes of conversations. */
export interface ConversationListener {
  /** The stream has begun. `missed` says that earlier changes may be missing: read what is shown again. */
  readonly onStart: (missed: boolean) => void
  readonly onChanges: (changes: ConversationChanges) => void
  readonly onTyping: (typing: Typing) => void
  /** What is known may become out of date; the stream is retried. */
  readonly onDisconnect: () => void
}

/**
 * Follows the conversations of the company being viewed until it is interrupted. Fails with `NoStream` where the API has
 * no stream: read them every `limits.contact.pollMs` instead.
 */
export const followConversations = (
  api: Api,
  { onStart, onChanges, onTyping, onDisconnect }: ConversationListener,
): Effect.Effect<never, NoStream> =>
  follow(api, whatsapp.changes, {
    onDisconnect,
    onEvent: ({ name, data }) => {
      if (name === "start") onStart(isFreshStart(data))
      const changes = name === "changes" ? decodeEvent(ConversationChanges, data) : undefined
      if (changes) onChanges(changes)
      const typing = name === "typing" ? decodeEvent(Typing, data) : undefined
      if (typing) onTyping(typing)
    },
  })
