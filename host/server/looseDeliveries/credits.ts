import { and, desc, eq, gte, sql } from "drizzle-orm"
import * as Effect from "effect/Effect"
import type { CreditBalance, CreditEntry } from "../../../src/contract/looseDeliveries/looseCreditCalls.ts"
import { platformRates, type Rates } from "../../../src/contract/looseDeliveries/quote.ts"
import { NotEnoughCredits } from "../../../src/contract/looseDeliveries/refusals.ts"
import type { Place } from "../../../src/contract/resource/field.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import { creditEntries, deliveryWallets } from "../db/creditSchema.ts"
import { type Database, query } from "../db/database.ts"
import { tables } from "../db/described/tables.ts"
import { companies, users } from "../db/schema.ts"

const { looseDeliveries } = tables

/** A company as its deliveries are priced and paid by. */
export interface Terms {
  readonly name: string
  readonly type: string
  readonly place: Place | null
  readonly rates: Rates
  readonly balanceCents: number
  readonly isInvoiced: boolean
}

/** A company's payment terms; one that never had credits pays the platform's rates. */
export const readTerms = (db: Database, company: number): Effect.Effect<Terms> =>
  query(async () => {
    const [row] = await db
      .select()
      .from(companies)
      .leftJoin(deliveryWallets, eq(deliveryWallets.companyId, companies.id))
      .where(eq(companies.id, company))
    const { name, type, longitude, latitude } = row!.companies
    const wallet = row!.delivery_wallets
    return {
      name,
      type,
      place: longitude === null || latitude === null ? null : [longitude, latitude],
      rates: { ...platformRates, ...wallet?.rates },
      balanceCents: wallet?.balanceCents ?? 0,
      isInvoiced: wallet?.isInvoiced ?? false,
    }
  })

/** Payment methods available to a company. */
export const paymentsOf = ({ isInvoiced }: Pick<Terms, "isInvoiced">): CreditBalance["payBy"] =>
  isInvoiced ? ["CREDITS", "PERIODIC"] : ["CREDITS"]

/** A company's credits as sent to clients. */
export const balanceOf = (terms: Terms): CreditBalance => ({
  balanceCents: terms.balanceCents,
  payBy: paymentsOf(terms),
  pickup: terms.place && { name: terms.name, place: terms.place },
})

/** A movement of a company's credits. */
export interface Movement {
  readonly company: number
  readonly kind: CreditEntry["kind"]
  readonly amountCents: number
  /** The delivery it is about. */
  readonly delivery?: number
  readonly reason?: string | undefined
  readonly by: number
}

/** Takes or gives credits and writes that down; undefined, and nothing, where the balance would fall below zero. */
export const moveCredits = (tx: Database, { company, delivery, ...of }: Movement) =>
  query(async () => {
    const { balanceCents } = deliveryWallets
    const [wallet] = await tx
      .update(deliveryWallets)
      .set({ balanceCents: sql`${balanceCents} + ${of.amountCents}` })
      .where(and(eq(deliveryWallets.companyId, company), gte(balanceCents, -of.amountCents)))
      .returning({ balanceAfterCents: balanceCents })
    if (!wallet) return undefined
    await tx.insert(creditEntries).values({ ...of, ...wallet, companyId: company, deliveryId: delivery })
    return wallet.balanceAfterCents
  })

/** Takes the price of a delivery from its company's credits. */
export const takeCredits = Effect.fnUntraced(function* (
  tx: Database,
  {
    priceCents,
    ...of
  }: Pick<Movement, "company" | "by"> & { readonly delivery: number; readonly priceCents: number },
) {
  const balance = yield* moveCredits(tx, { ...of, kind: "DEBIT", amountCents: -priceCents })
  if (balance !== undefined) return
  const { balanceCents } = yield* readTerms(tx, of.company)
  return yield* new NotEnoughCredits({ balanceCents, priceCents })
})

/** Gives a company back what was taken for a delivery, or a part of it. */
export const giveBack = (
  tx: Database,
  { cents, ...of }: Omit<Movement, "kind" | "amountCents"> & { readonly cents: number },
) => (cents > 0 ? moveCredits(tx, { ...of, kind: "REFUND", amountCents: cents }) : Effect.void)

const shownEntries = 100

/** The last movements of a company's credits, the latest first. */
export const readEntries = (
  db: Database,
  company: number,
): Effect.Effect<ReadonlyArray<Numbered<CreditEntry>>> =>
  query(async () => {
    const { id: _id, kind, amountCents, balanceAfterCents, reason, at } = creditEntries
    const rows = await db
      .select({
        entry: { _id, kind, amountCents, balanceAfterCents, reason, at },
        code: sql<string | null>`${looseDeliveries.code}`,
        by: users.fullname,
      })
      .from(creditEntries)
      .leftJoin(looseDeliveries, eq(looseDeliveries.id, creditEntries.deliveryId))
      .leftJoin(users, eq(users.id, creditEntries.by))
      .where(eq(creditEntries.companyId, company))
      .orderBy(desc(creditEntries.id))
      .limit(shownEntries)
    return rows.map(({ entry, code, by }) => ({
      ...entry,
      at: entry.at.toISOString(),
      delivery: code,
      by,
    }))
  })
