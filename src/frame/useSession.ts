import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import type { Client } from "../api/client.ts"
import { keepRechecking } from "./keepRechecking.ts"
import { useValue } from "./useValue.ts"
import { ignore } from "../api/lightEffect.ts"

/** Loads the user of a stored token, with the answer in this language; concurrent calls share one load. */
export const loadUser = ({ session, language }: Client, locale: string): void => {
  if (session.state.peek()._tag !== "TokenStored") return
  language.value = locale
  Effect.runCallback(ignore(session.load()))
}

/**
 * Asks for the user while panels are drawn for the first time in a browser, so that the answer comes meanwhile. Not
 * within the drawing itself, because it calls the host, who may draw something anew.
 */
export const useEarlyUser = (client: Client, language: string): void =>
  void useState(() => {
    if (typeof document !== "undefined") queueMicrotask(() => loadUser(client, language))
  })

/** Loads the user of a stored token, follows what other tabs do, and notices when what the user may do changes. */
export const useSession = (client: Client): void => {
  const { session } = client
  const state = useValue(session.state)
  useEffect(() => session.follow(), [session])
  useEffect(() => {
    loadUser(client, client.language.peek())
    if (state._tag !== "Loaded") return
    return keepRechecking(session.recheck())
  }, [client, session, state])
}
