import { home } from "../addresses.ts"
import type { Decision, Visitor } from "./decision.ts"

/** Redirects signed-in visitors of the login page to the home page; after a sign-in the panel itself navigates. */
export const arriveAtLogin = (visitor: Visitor): Decision =>
  visitor._tag === "SignedOut" ? { _tag: "Show" } : { _tag: "Go", to: home }
