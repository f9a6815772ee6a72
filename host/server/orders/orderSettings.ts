import { eq, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import { NoCompanyViewed } from "../../../src/contract/companies/companyDeliveries.ts"
import {
  firstOrderSettings,
  type OrderSettings,
  type orderSettings as contract,
} from "../../../src/contract/orders/orderSettings.ts"
import type { Caller } from "../access/caller.ts"
import { noteCompanyWrites } from "../audit/auditedLists.ts"
import { type Database, query } from "../db/database.ts"
import { orderSettings } from "../db/tradeSchema.ts"
import { setUsualMinutes, usualMinutesOf } from "../companies/prepTimes.ts"
import type { HandlerInput, CallServices, HandlersOf } from "../calls/handler.ts"

const { companyId, autoAccept, autoPrint } = orderSettings
const { prepMinutes: _, ...firstSwitches } = firstOrderSettings

/** Settings of a store without its preparation time, which the company has. */
type Switches = Omit<OrderSettings, "prepMinutes">

const companyOf = ({ reach }: Caller) =>
  reach.kind === "company" ? Effect.succeed(reach.company) : Effect.fail(new NoCompanyViewed())

const switchesOf = (db: Database, company: number) =>
  db.select({ autoAccept, autoPrint }).from(orderSettings).where(eq(companyId, company))

const read = Effect.fn("orderSettings.read")(function* (db: Database, caller: Caller) {
  const company = yield* companyOf(caller)
  const [found = firstSwitches] = yield* query(() => switchesOf(db, company))
  return { ...found, prepMinutes: yield* query(() => usualMinutesOf(db, company)) }
})

/** The row of a company, which nobody else changes until the transaction is over; it is made first where there is none. */
const lockSwitches = async (tx: Database, company: number): Promise<Switches> => {
  await tx.insert(orderSettings).values({ companyId: company }).onConflictDoNothing()
  const [locked] = await switchesOf(tx, company).for("update")
  return locked ?? firstSwitches
}

const save = Effect.fn("orderSettings.save")(function* (
  tx: Database,
  { body, caller }: HandlerInput<typeof contract.save>,
) {
  const company = yield* companyOf(caller)
  const { prepMinutes, ...switches } = body
  const before = yield* query(() => lockSwitches(tx, company))
  const after = { ...before, ...switches }
  const isTurnedOn = after.autoAccept && !before.autoAccept
  yield* query(() =>
    tx
      .update(orderSettings)
      .set({ ...after, ...(isTurnedOn && { autoAcceptSince: sql`now()` }) })
      .where(eq(companyId, company)),
  )
  yield* noteCompanyWrites(tx, caller, "orderSettings", [{ id: company, company, before, after }])
  if (prepMinutes !== undefined) yield* setUsualMinutes(tx, caller, company, prepMinutes)
  return { ...after, prepMinutes: yield* query(() => usualMinutesOf(tx, company)) }
})

/** Handlers for the automatic handling of the viewed company's orders. */
export const orderSettingsHandlers = ({ db }: CallServices): HandlersOf<typeof contract> => ({
  read: ({ caller }) => read(db, caller),
  save: (input) => input.write((tx) => save(tx, input)),
})
