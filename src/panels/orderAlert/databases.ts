import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { newOrders } from "../../contract/orders/newOrders.ts"
import type { RealtimeDatabase } from "../../api/realtimeDatabase.ts"
import type { GiveToken } from "./sdk.ts"

/** The Realtime Database of an application's own Firebase project. */
export interface FirebaseProject {
  /** As the project's settings show it, such as `https://shop-default-rtdb.firebaseio.com`. */
  readonly databaseURL: string
  /** Gives an ID token of the project's user, anew where `wasRefused`; left out where everybody may read. */
  readonly getToken?: GiveToken
}

const withSdk =
  (databaseURL: string, giveToken: GiveToken): RealtimeDatabase =>
  async (place, listener) => {
    const { listen } = await import("./sdk.ts")
    return listen(databaseURL, giveToken, place, listener)
  }

/** The database of an application's own project. */
export const projectDatabase = ({ databaseURL, getToken }: FirebaseProject): RealtimeDatabase =>
  withSdk(databaseURL.replace(/^http/, "ws"), getToken ?? (async () => undefined))

/** The database a server of the extra `realtime` answers as, signed in with the session's token. */
export const serverDatabase = (api: Api): RealtimeDatabase => {
  const { origin } = new URL(api.address(newOrders.read), globalThis.location?.href)
  let last: string | undefined
  const next = (wasRefused: boolean) =>
    wasRefused && last !== undefined ? api.keyring.renew(last) : api.keyring.token()
  return withSdk(`${origin.replace(/^http/, "ws")}?ns=balcao`, async (wasRefused) => {
    last = await Effect.runPromise(next(wasRefused))
    return last
  })
}
