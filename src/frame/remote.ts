import * as Cause from "effect/Cause"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"

/** Data that lives on the server, as a panel sees it. A failed or running reload keeps the last good value. */
export type Remote<A, E> =
  | { readonly _tag: "Loading"; readonly data: A | undefined }
  | { readonly _tag: "Here"; readonly data: A }
  | { readonly _tag: "Failed"; readonly cause: Cause.Cause<E>; readonly data: A | undefined }

/** Nothing has come yet. */
export const loading = { _tag: "Loading", data: undefined } as const

/** The same data, with a reload on its way. */
export const reloading = <A, E>(before: Remote<A, E>): Remote<A, E> =>
  // The same object while a reload is under way, so that nothing is rendered again.
  before._tag === "Loading" ? before : { _tag: "Loading", data: before.data }

/** The state after a load has ended; an interrupted load changes nothing. */
export const arrive = <A, E>(before: Remote<A, E>, exit: Exit.Exit<A, E>): Remote<A, E> =>
  Exit.match(exit, {
    onSuccess: (data): Remote<A, E> => ({ _tag: "Here", data }),
    onFailure: (cause) =>
      Cause.hasInterruptsOnly(cause) ? before : { _tag: "Failed", cause, data: before.data },
  })

/** The expected error, if the last attempt ended in one. */
export const failure = <A, E>(remote: Remote<A, E>): E | undefined =>
  remote._tag === "Failed" ? Option.getOrUndefined(Cause.findErrorOption(remote.cause)) : undefined
