import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import { newOrders } from "../../contract/orders/newOrders.ts"
import type { RealtimeDatabase } from "../../api/realtimeDatabase.ts"
import { withSdk } from "./projectDatabase.ts"

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
