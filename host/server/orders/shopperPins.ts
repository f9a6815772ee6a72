import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { picking as contract } from "../../../src/contract/orders/picking.ts"
import { changesOf } from "../audit/changes.ts"
import { type Database, query } from "../db/database.ts"
import { shopperPins } from "../db/resourceSchema.ts"
import type { HandlerInput } from "../calls/handler.ts"
import type { OrderServices } from "./orderServices.ts"
import type { Context } from "../resource/context.ts"
import { lockRecord, noteRecord, readRecord } from "../resource/lockRecord.ts"

/**
 * Text of a PIN that is hashed slowly. So few digits are quickly found by trying them all: the key protects them from
 * an attacker who has only the database.
 */
const keyed = (hash: OrderServices["hash"], id: number, pin: string): string =>
  hash(`shopper pin ${id} ${pin}`)

const write = async (tx: Database, shopperId: number, hash: string | null) => {
  if (hash === null) await tx.delete(shopperPins).where(eq(shopperPins.shopperId, shopperId))
  else
    await tx
      .insert(shopperPins)
      .values({ shopperId, hash })
      .onConflictDoUpdate({ target: shopperPins.shopperId, set: { hash, setAt: sql`now()` } })
}

/** Sets or takes away the PIN of a shopper within reach; the log says that and since when, never which. */
export const setPin = Effect.fn("picking.setPin")(function* (
  { passwords, hash }: Pick<OrderServices, "passwords" | "hash">,
  context: Context,
  {
    params: { id },
    body: { pin },
    caller,
    language,
    write: inOneTransaction,
  }: HandlerInput<typeof contract.setPin>,
) {
  const hashed = pin === null ? null : yield* passwords.hash(keyed(hash, id, pin))
  return yield* inOneTransaction((tx) =>
    Effect.gen(function* () {
      const at = { tx, caller, language }
      const { row, owner } = yield* lockRecord(context, at, id)
      yield* query(() => write(tx, id, hashed))
      const after = yield* readRecord(tx, context, caller, id)
      const changes = changesOf(["pinSetAt"], row, after)
      if (changes.length > 0) yield* noteRecord(context, at, { action: "UPDATE", row: after, owner, changes })
      return { pinSetAt: after["pinSetAt"] as string | null }
    }),
  )
})
