import { home } from "../addresses.ts"
import type { Decision, Visitor } from "./guard.ts"

/** Whoever comes to the login page signed in goes on home; who signs in there waits for the panel to move on. */
export const arriveAtLogin = (visitor: Visitor): Decision =>
  visitor._tag === "SignedOut" ? { _tag: "Show" } : { _tag: "Go", to: home }
