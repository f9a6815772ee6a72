import * as Effect from "effect/Effect"
import { limits } from "../contract/limits.ts"
import { wait as waitFor } from "./lightEffect.ts"

/** `spec` keeps the specification's artificial waits, `brisk` has none of them. */
export type Pace = "spec" | "brisk"

/** The waits that only slow a person down; debounces and polls are not among them. */
export type ArtificialWait =
  | "loginRedirect"
  | "dialog"
  | "roleDialogClose"
  | "firstList"
  | "permissionsAfterUser"

/** Milliseconds to wait. */
export const waitOf = (pace: Pace, wait: ArtificialWait): number =>
  pace === "spec" ? limits.waitMs[wait] : 0

/** Does something and answers no sooner than the wait is over; what fails fails at once. */
export const atLeast = <A, E>(
  work: Effect.Effect<A, E>,
  pace: Pace,
  wait: ArtificialWait,
): Effect.Effect<A, E> =>
  Effect.map(
    Effect.all([work, waitFor(waitOf(pace, wait))], { concurrency: "unbounded" }),
    ([answer]) => answer,
  )
