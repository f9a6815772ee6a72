import { randomBytes } from "node:crypto"
import { sql } from "drizzle-orm"
import { refundCents } from "../../../src/contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseDeliveries as resource } from "../../../src/contract/resources/looseDeliveries.ts"
import { creditEntries, deliveryWallets, looseDeliveryTracks } from "../db/creditSchema.ts"
import type { Database } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { columnValues } from "../resource/fieldValues.ts"
import type { DeliveringStore } from "./business.ts"
import type { Courier } from "./history.ts"
import { demoDelivery, plannedDeliveries } from "./looseDeliveryPlan.ts"
import { type Random, randomFrom } from "./random.ts"

const { looseDeliveries } = tables

/** Cents each store bought before its first delivery. */
const topUpCents = 60_000
const newCode = () => randomBytes(20).toString("base64url")

interface Setting {
  readonly now: number
  readonly random: Random
  readonly couriers: ReadonlyArray<Courier>
}

type Planned = ReturnType<typeof demoDelivery>
type InsertedDelivery = Planned & { readonly id: number }

/** Writes a store's deliveries, some of them with somebody who delivers. */
const writeDeliveries = async (
  db: Database,
  store: DeliveringStore,
  planned: ReadonlyArray<Planned>,
  courierOf: () => number | undefined,
): Promise<ReadonlyArray<InsertedDelivery>> => {
  const owner = { companyId: store.id, applicationId: store.applicationId }
  const rows = planned.map(({ values, hasCourier, status, createdAt, updatedAt }) => ({
    ...owner,
    ...columnValues(resource.fields, { ...values, code: "E" }),
    deliveryPerson: (hasCourier ? courierOf() : undefined) ?? null,
    status,
    createdAt,
    updatedAt,
  }))
  const inserted = await db.insert(looseDeliveries).values(rows).returning({ id: looseDeliveries.id })
  return planned.flatMap((one, index) => {
    const id = inserted[index]?.id as number | undefined
    return id === undefined ? [] : [{ ...one, id }]
  })
}

/** Credits bought, charged and refunded, in order. */
const movementsOf = (deliveries: ReadonlyArray<InsertedDelivery>) => {
  const first = deliveries[0]?.createdAt.getTime() ?? 0
  const bought = {
    kind: "TOPUP",
    amountCents: topUpCents,
    at: new Date(first - 3_600_000),
    deliveryId: null,
  } as const
  const movements = [
    bought,
    ...deliveries.flatMap(({ id: deliveryId, values: { price }, status, createdAt, updatedAt }) => [
      { kind: "DEBIT", amountCents: -price, at: createdAt, deliveryId } as const,
      ...(status === "CANCELED"
        ? [
            {
              kind: "REFUND",
              amountCents: refundCents("ACCEPT_DELIVERYMAN", price, []),
              at: updatedAt,
              deliveryId,
            } as const,
          ]
        : []),
    ]),
  ]
  return movements.toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

const seedStore = async (db: Database, store: DeliveringStore, { now, random, couriers }: Setting) => {
  const own = couriers.filter(
    ({ companyId, applicationId }) =>
      companyId === store.id || (companyId === null && applicationId === store.applicationId),
  )
  const planned = plannedDeliveries.map((plan) => demoDelivery(store, plan, { now, random, codeOf: newCode }))
  const all = await writeDeliveries(db, store, planned, () =>
    own.length > 0 ? random.pick(own).id : undefined,
  )
  const tracks = all.flatMap(({ id, values }) =>
    values.dropoffs.map(({ trackingCode: code }, dropoff) => ({ code, deliveryId: id, dropoff })),
  )
  await db.insert(looseDeliveryTracks).values(tracks)
  let balanceCents = 0
  const entries = movementsOf(all).map((movement) => {
    balanceCents += movement.amountCents
    return { ...movement, companyId: store.id, balanceAfterCents: balanceCents }
  })
  await db.insert(creditEntries).values(entries)
  await db.insert(deliveryWallets).values({ companyId: store.id, balanceCents })
}

/** Gives the demo's stores credits, and loose deliveries they were spent on. */
export const seedLooseDeliveries = async (
  db: Database,
  stores: ReadonlyArray<DeliveringStore>,
  couriers: ReadonlyArray<Courier>,
  now: number,
): Promise<void> => {
  const random = randomFrom(20_260_105)
  for (const store of stores) await seedStore(db, store, { now, random, couriers })
  await db.update(looseDeliveries).set({ code: sql`'E' || ${looseDeliveries.id}` })
}
