import * as Effect from "effect/Effect"
import { RecordInUse } from "../../../src/contract/resource/refusals.ts"
import type { Database } from "../db/database.ts"
import type { Refused } from "../lists/bulk.ts"
import { described } from "../db/described/described.ts"
import { usesOf } from "./recordUses.ts"

/** A written list whose records fields of described lists may name. */
type Source = "users" | "roles" | "deliveryPeople"

/** Fails when a described record names this one, which must be locked. */
export const refuseUsed = Effect.fnUntraced(function* (tx: Database, source: Source, id: number) {
  const use = (yield* usesOf({ resources: described, source }, tx, [id])).get(id)
  if (use) return yield* new RecordInUse({ by: use.by, count: use.count })
})

/** Returns the locked records that described records name; a bulk deletion keeps them. */
export const usedAmong = (tx: Database, source: Source, ids: ReadonlyArray<number>) =>
  Effect.map(usesOf({ resources: described, source }, tx, ids), (uses) =>
    [...uses.keys()].map((id): Refused => ({ id, code: "record_in_use" })),
  )
