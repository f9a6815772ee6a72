import type { RealtimeDatabase } from "../../api/realtimeDatabase.ts"
import type { GiveToken } from "./sdk.ts"

/** The Realtime Database of an application's own Firebase project. */
export interface FirebaseProject {
  /** As the project's settings show it, such as `https://shop-default-rtdb.firebaseio.com`. */
  readonly databaseURL: string
  /** Gives an ID token of the project's user, anew where `wasRefused`; left out where everybody may read. */
  readonly getToken?: GiveToken
}

/** Listens with the SDK, which is fetched now. */
export const withSdk =
  (databaseURL: string, giveToken: GiveToken): RealtimeDatabase =>
  async (place, listener) => {
    const { listen } = await import("./sdk.ts")
    return listen(databaseURL, giveToken, place, listener)
  }

/** The database of an application's own project. */
export const projectDatabase = ({ databaseURL, getToken }: FirebaseProject): RealtimeDatabase =>
  withSdk(databaseURL.replace(/^http/, "ws"), getToken ?? (() => undefined))
