import { eq, type SQL } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { Caller } from "../access/caller.ts"
import { noteRemovals, noteWrite } from "../audit/auditedLists.ts"
import { auditedPersonList } from "./auditedPersonList.ts"
import { type Database, query } from "../db/database.ts"
import { deliveryPeople, deliveryRemovals } from "../db/deliverySchema.ts"
import { among, lockSelection, removeLocked, type Selection } from "../lists/bulk.ts"
import type { OwnFilter } from "../resource/ownList.ts"
import { refuseUsed, usedAmong } from "../resource/usedRecords.ts"
import { auditedPerson } from "./auditedPerson.ts"
import { publishChange } from "./deliveryHub.ts"
import { lockDeliveryPerson, readWhole, readWholes } from "./deliveryPersonRows.ts"

/** Records that somebody is no longer where they were, for those who watch their owner's delivery people. */
export const publishRemoval = (
  tx: Database,
  { id, applicationId, franchiseId, companyId }: typeof deliveryPeople.$inferSelect,
) =>
  query(() =>
    tx.insert(deliveryRemovals).values({ deliveryPersonId: id, applicationId, franchiseId, companyId }),
  )

/** Rows per insert; a statement takes a limited number of parameters. */
const removalBatch = 1000

/** Deletes a delivery person and publishes the change. */
export const removeDeliveryPerson = Effect.fn("deliveryPeople.remove")(function* (
  tx: Database,
  caller: Caller,
  id: number,
) {
  const row = yield* lockDeliveryPerson(tx, caller, id)
  const before = auditedPerson(yield* readWhole(tx, caller, id))
  yield* refuseUsed(tx, "deliveryPeople", id)
  yield* noteWrite(tx, caller, auditedPersonList, { id, before })
  yield* query(() => tx.delete(deliveryPeople).where(eq(deliveryPeople.id, id)))
  yield* publishRemoval(tx, row)
  yield* publishChange(tx)
})

/** Deletes the delivery people of a selection and publishes the change. */
export const removeDeliveryPeople = Effect.fn("deliveryPeople.removeMany")(function* (
  tx: Database,
  selection: Selection<OwnFilter>,
  found: (filter: OwnFilter | undefined) => SQL | undefined,
  caller: Caller,
) {
  const locked = yield* lockSelection(tx, { table: deliveryPeople, selection, found })
  const references = yield* usedAmong(tx, "deliveryPeople", locked.ids)
  const staying = new Set(references.map((one) => one.id))
  const ids = locked.ids.filter((one) => !staying.has(one))
  const { id, applicationId, franchiseId, companyId } = deliveryPeople
  const going = tx
    .select({ deliveryPersonId: id, applicationId, franchiseId, companyId })
    .from(deliveryPeople)
    .where(among(deliveryPeople, ids))
  const rows = yield* query(() => going)
  for (let at = 0; at < rows.length; at += removalBatch) {
    const batch = rows.slice(at, at + removalBatch)
    yield* query(() => tx.insert(deliveryRemovals).values(batch))
  }
  const outcome = yield* removeLocked(tx, deliveryPeople, locked, references, (removed) =>
    Effect.flatMap(
      query(() => readWholes(tx, removed)),
      (whole) =>
        noteRemovals(
          tx,
          caller,
          auditedPersonList,
          new Map([...whole].map(([one, row]) => [one, auditedPerson(row)])),
        ),
    ),
  )
  yield* publishChange(tx)
  return outcome
})
