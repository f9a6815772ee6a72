import type { Client } from "balcao"
import { calls } from "balcao/contract"
import * as Effect from "effect/Effect"
import { usePolled } from "../usePolled.ts"

const { conversations } = calls.contacts

/** Milliseconds between readings. */
const refreshMs = 15_000

const countUnread = (api: Client["api"]) =>
  Effect.flatMap(api.offers(conversations), (has) =>
    has
      ? Effect.map(api.call(conversations, { query: { limit: 1 } }), ({ counts }) => counts.unread)
      : Effect.succeed(0),
  )

/** Number of open conversations with something unread; 0 where the platform counts none. Read only when `isEnabled`. */
export const useUnreadChats = (isEnabled: boolean): number =>
  usePolled({ read: countUnread, everyMs: refreshMs, initial: 0, isEnabled })[0]
