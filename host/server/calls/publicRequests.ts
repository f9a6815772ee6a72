import * as Effect from "effect/Effect"
import type { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import type { Unavailable } from "../http/faults.ts"
import { networkOf } from "../http/network.ts"
import { admitRequest, type Throttling } from "../http/throttle.ts"
import type { CallServices } from "./handler.ts"
import type { FairQueue } from "../http/fairQueue.ts"

/** Services of calls that need no account. */
export interface PublicServices extends CallServices {
  /** The turns of everyone who is not signed in. */
  readonly turn: FairQueue
  readonly throttling: Throttling
}

/** Handles a request of a person without an account in their network's queue, unless that network has sent too many. */
export const requested = <A, E>(
  { db, turn, throttling }: PublicServices,
  address: string,
  work: Effect.Effect<A, E>,
  of: "request" | "link" = "request",
): Effect.Effect<A, E | TooManyRequests | Unavailable> => {
  const network = networkOf(address)
  const admitted = Effect.andThen(admitRequest(db, network, throttling, of), work)
  return turn({ rank: "other", path: [network] }, admitted)
}
