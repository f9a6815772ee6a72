import type * as Effect from "effect/Effect"
import { ConversationChanges, Typing } from "../contract/contact/contact.ts"
import { whatsapp } from "../contract/contact/whatsapp.ts"
import type { Api } from "./api.ts"
import { decodeEvent } from "./decodeEvent.ts"
import type { NoStream } from "./follow.ts"
import { type ChangesListener, followChanges } from "./followChanges.ts"

/** Receives changes of conversations. */
export interface ConversationListener extends ChangesListener<ConversationChanges> {
  readonly onTyping: (typing: Typing) => void
}

/**
 * Follows the conversations of the company being viewed. Where the API has no stream they are read every
 * `limits.contact.pollMs` instead.
 */
export const followConversations = (
  api: Api,
  listener: ConversationListener,
): Effect.Effect<never, NoStream> =>
  followChanges(api, whatsapp.changes, ConversationChanges, listener, ({ name, data }) => {
    const typing = name === "typing" ? decodeEvent(Typing, data) : undefined
    if (typing) listener.onTyping(typing)
  })
