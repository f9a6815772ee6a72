import * as Effect from "effect/Effect"
import { TooManyRequests } from "../../../src/contract/wire/refusals.ts"
import {
  attempt,
  attemptKey,
  returnRate,
  type BackoffPolicy,
  prove,
  type Rate,
  recognize,
  undoAttempt,
  consumeRate,
} from "./attempts.ts"
import { type Database, query } from "../db/database.ts"

/** Limits on attempts, by kind. */
export interface Throttling {
  /** Sign-ins to one account from one network, or from one device that is known to it. */
  readonly place: BackoffPolicy
  /** Sign-ins to one account from all networks and devices it was never signed in to from, together. */
  readonly account: Rate
  /** The same by network, whichever account. */
  readonly network: Rate
  /** Registrations, and links used or asked for, by network. */
  readonly request: Rate
  /** Deliveries and printed pages looked at by their links, by network. */
  readonly link: Rate
  /** Mail to one address. */
  readonly mailbox: Rate
  /** Messages somebody sends themselves to see them. */
  readonly test: Rate
}

/** At most 18 guesses a minute at one account by strangers, wherever they are; 18 more from a place it knows. */
export const throttling: Throttling = {
  place: { freeAttempts: 13, maxWaitSeconds: 300 },
  account: { burst: 12, perMinute: 6 },
  network: { burst: 200, perMinute: 60 },
  request: { burst: 20, perMinute: 10 },
  link: { burst: 120, perMinute: 120 },
  mailbox: { burst: 3, perMinute: 0.2 },
  test: { burst: 10, perMinute: 6 },
}

/** An account somebody tries to sign in to, and from where. */
export interface Approach {
  /** The address one signs in with, as `accountOf` names it. */
  readonly account: string
  readonly network: string
  /** The device, if it is known to the account. */
  readonly device: string | undefined
}

/** An account by the address one signs in with. */
export const accountOf = (email: string) => attemptKey("account", email.toLowerCase())

const refuse = (retryAfter: number) => new TooManyRequests({ retryAfter })

/** Counts an attempt from a person known only by their network. */
const admitStranger = Effect.fnUntraced(function* (db: Database, from: Approach, limits: Throttling) {
  const place = attemptKey("place", from.account, from.network)
  const network = attemptKey("network", from.network)
  const { wait, isProven } = yield* query(() => attempt(db, place, limits.place))
  if (wait > 0) return yield* refuse(wait)
  if (isProven) return async () => void (await prove(db, place))
  const accountWait = yield* query(() => consumeRate(db, from.account, limits.account))
  const networkWait = accountWait || (yield* query(() => consumeRate(db, network, limits.network)))
  if (networkWait > 0) {
    yield* query(() => undoAttempt(db, place))
    if (accountWait === 0) yield* query(() => returnRate(db, from.account, limits.account))
    return yield* refuse(networkWait)
  }
  return async () => {
    await prove(db, place)
    await returnRate(db, from.account, limits.account)
    await returnRate(db, network, limits.network)
  }
})

const admitDevice = Effect.fnUntraced(function* (
  db: Database,
  { account, network }: Approach,
  device: string,
  limits: Throttling,
) {
  const place = attemptKey("device", account, device)
  const { wait } = yield* query(() => attempt(db, place, limits.place))
  if (wait > 0) return yield* refuse(wait)
  return async () => {
    await prove(db, place)
    await recognize(db, attemptKey("place", account, network))
  }
})

/**
 * Lets a sign-in be tried or says how long to wait. Gives what is to be done when it was right. What strangers do
 * counts neither against a device the account knows nor against a network it was signed in to from.
 */
export const admitLogin = (db: Database, from: Approach, limits: Throttling) =>
  Effect.map(
    from.device === undefined ? admitStranger(db, from, limits) : admitDevice(db, from, from.device, limits),
    (onProven) => query(onProven),
  )

/** From now on the account knows this network: its owner showed that the mailbox is theirs. */
export const vouchFor = (db: Database, { account, network }: Pick<Approach, "account" | "network">) =>
  prove(db, attemptKey("place", account, network))

/** Lets a network register, ask for a link or use one, or says how long to wait. */
export const admitRequest = Effect.fnUntraced(function* (
  db: Database,
  network: string,
  limits: Throttling,
  of: "request" | "link" = "request",
) {
  const wait = yield* query(() => consumeRate(db, attemptKey(of, network), limits[of]))
  if (wait > 0) return yield* refuse(wait)
})

/**
 * True if this address may get one more mail. The requester is not told, so the result looks the same for any address.
 */
export const mayWriteTo = async (db: Database, email: string, limits: Throttling): Promise<boolean> =>
  (await consumeRate(db, attemptKey("mailbox", email.toLowerCase()), limits.mailbox)) === 0

/** Lets an address be written down for a request of its owner, or says how long to wait. */
export const admitAddress = Effect.fnUntraced(function* (db: Database, email: string, limits: Throttling) {
  const wait = yield* query(() => consumeRate(db, attemptKey("asked", email.toLowerCase()), limits.mailbox))
  if (wait > 0) return yield* refuse(wait)
})

/** Lets somebody signed in send themselves one more test, or says how long to wait. */
export const admitTest = Effect.fnUntraced(function* (db: Database, userId: number, limits: Throttling) {
  const wait = yield* query(() => consumeRate(db, attemptKey("test", String(userId)), limits.test))
  if (wait > 0) return yield* refuse(wait)
})

/** Admits a password check of a signed-in user, or fails with the time to wait. */
export const admitPassword = Effect.fnUntraced(function* (db: Database, userId: number, limits: Throttling) {
  const key = attemptKey("password", String(userId))
  const { wait } = yield* query(() => attempt(db, key, limits.place))
  if (wait > 0) return yield* refuse(wait)
  return query(() => prove(db, key))
})
