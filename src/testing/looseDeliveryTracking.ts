import * as Effect from "effect/Effect"
import { type TrackedDelivery, trackingOf } from "../contract/looseDeliveries/trackingOf.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { ResourceMemory } from "./resourceMemory.ts"
import { shownRow } from "./resourceTable.ts"
import type { Handler } from "./Handler.ts"

/** Handler for the tracking link of a drop-off; no position is known. */
export const tracking =
  ({ resource, table, lists }: ResourceMemory): Handler =>
  ({ body }) => {
    const { code } = body as { readonly code: string }
    for (const row of table.rows.values()) {
      const dropoffs = row.values["dropoffs"] as ReadonlyArray<{ readonly trackingCode?: string }>
      const at = dropoffs.findIndex(({ trackingCode }) => trackingCode === code)
      if (at < 0) continue
      // oxlint-disable-next-line house/double-cast -- a row of deliveries, shown by their description
      const shown = shownRow(resource, row, lists.sources) as unknown as TrackedDelivery
      const shownTracking = trackingOf(shown, at, { now: Date.now(), position: null })
      return shownTracking ? Effect.succeed(shownTracking) : Effect.fail(new NotFound())
    }
    return Effect.fail(new NotFound())
  }
