import * as Effect from "effect/Effect"
import { useEffect } from "react"
import type { Client } from "../api/client.ts"
import { useValue } from "./useValue.ts"

/** Loads the user of a stored token whenever there is one to load, and follows what other tabs do. */
export const useSession = ({ session }: Client): void => {
  const state = useValue(session.state)
  useEffect(() => session.follow(), [session])
  useEffect(() => {
    if (state._tag === "TokenStored") Effect.runCallback(Effect.ignore(session.load()))
  }, [session, state._tag])
}
