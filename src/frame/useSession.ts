import * as Effect from "effect/Effect"
import { useEffect } from "react"
import type { Client } from "../api/client.ts"
import { keepRechecking } from "./keepRechecking.ts"
import { useValue } from "./useValue.ts"
import { ignore } from "../api/lightEffect.ts"

/** Loads the user of a stored token, with the answer in this language; concurrent calls share one load. */
export const loadUser = ({ session, language }: Client, wanted: string): void => {
  if (session.state.peek()._tag !== "TokenStored") return
  language.value = wanted
  Effect.runCallback(ignore(session.load()))
}

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
