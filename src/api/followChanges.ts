import type * as Effect from "effect/Effect"
import type * as Schema from "effect/Schema"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import type { Api } from "./api.ts"
import { decodeEvent, isFreshStart } from "./decodeEvent.ts"
import type { StreamEvent } from "./events.ts"
import { follow, type NoStream } from "./follow.ts"

/** Receives the changes a stream tells of. */
export interface ChangesListener<A> {
  /** The stream has begun. `missed` says that earlier changes may be missing: read what is shown again. */
  readonly onStart: (missed: boolean) => void
  readonly onChanges: (changes: A) => void
  /** Called when the stream is lost: known data may become out of date. The stream is retried. */
  readonly onDisconnect: () => void
}

/**
 * Follows a stream of changes until it is interrupted; `onOther` receives what else it tells. Fails with `NoStream` where the
 * API has none: read what is shown every now and then instead.
 */
export const followChanges = <A>(
  api: Api,
  to: Endpoint,
  changesOf: Schema.Codec<A, unknown>,
  { onStart, onChanges, onDisconnect }: ChangesListener<A>,
  onOther?: (event: StreamEvent) => void,
): Effect.Effect<never, NoStream> =>
  follow(api, to, {
    onDisconnect,
    onEvent: (event) => {
      const { name, data } = event
      if (name === "start") return onStart(isFreshStart(data))
      if (name !== "changes") return onOther?.(event)
      const changes = decodeEvent(changesOf, data)
      if (changes) onChanges(changes)
    },
  })
