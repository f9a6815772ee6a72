import * as Effect from "effect/Effect"
import { claimsOf } from "../api/claims.ts"
import type { Client } from "../api/client.ts"
import { session } from "../contract/session/session.ts"
import type { Fault } from "./Fault.ts"

const canRead = (address: string, init: RequestInit): Promise<boolean> =>
  fetch(address, { ...init, cache: "no-store" }).then(
    () => true,
    () => false,
  )

/** The most headers that a call carries (docs/api.md, "On your own API"). */
const headersOf = (client: Client, token: string | undefined): Readonly<Record<string, string>> => ({
  authorization: `Bearer ${token ?? ""}`,
  company: String(client.session.company.peek()?._id ?? ""),
  applicationid: String(client.session.user.peek()?.application?.id ?? ""),
  "content-type": "application/json",
})

/**
 * Returns the fault if the API is unreachable, or if its CORS headers refuse this page a call or some of its headers.
 */
const findCors = async (client: Client, token: string | undefined): Promise<Fault | undefined> => {
  const address = client.api.address(session.me)
  const all = Object.entries(headersOf(client, token))
  if (await canRead(address, { headers: all })) return undefined
  if (!(await canRead(address, { mode: "no-cors" }))) return { kind: "unreachable", address }
  const { origin } = location
  if (!(await canRead(address, {}))) return { kind: "refusedByCors", address, origin, headers: [] }
  const readable = await Promise.all(all.map((header) => canRead(address, { headers: [header] })))
  const headers = all.flatMap(([name], at) => (readable[at] ? [] : [name]))
  return { kind: "refusedByCors", address, origin, headers }
}

/** The tag of the error a call ends with; undefined where it succeeds, or its user changes meanwhile. */
const failureOf = <A>(call: Effect.Effect<A, { readonly _tag: string }>): Promise<string | undefined> =>
  Effect.runPromise(Effect.match(call, { onSuccess: () => undefined, onFailure: ({ _tag }) => _tag })).catch(
    () => undefined,
  )

const refusedTokens = ["Unauthenticated", "SessionEnded", "InvalidLogin"]

const expired = (client: Client, address: string, token: string): Fault => {
  const endsMs = (claimsOf(token).exp ?? Number.POSITIVE_INFINITY) * 1000
  const isOver = endsMs < client.api.now()
  return { kind: "expiredToken", address, ...(isOver && { expiredAt: new Date(endsMs) }) }
}

const tokenOf = (client: Client): Promise<string | undefined> =>
  Effect.runPromise(client.api.keyring.token()).catch(() => undefined)

/** Returns the faults that keep a client from its API. */
export const findCallFaults = async (client: Client): Promise<ReadonlyArray<Fault>> => {
  const address = client.api.address(session.me)
  const isSignedOut = client.session.state.peek()._tag === "SignedOut"
  const token = await tokenOf(client)
  const failure = isSignedOut ? undefined : await failureOf(client.api.call(session.me))
  const cors = await findCors(client, token)
  // A client with a way of its own to send calls, as in tests, needs no network.
  const isOwnWay = !isSignedOut && failure !== "Unreachable" && cors?.kind === "unreachable"
  return [
    ...(cors && !isOwnWay ? [cors] : []),
    ...(!isSignedOut && token === undefined ? [{ kind: "missingToken" as const, address }] : []),
    ...(token !== undefined && refusedTokens.includes(failure ?? "")
      ? [expired(client, address, token)]
      : []),
  ]
}
