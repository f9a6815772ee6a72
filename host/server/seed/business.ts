import { and, asc, eq, isNotNull, isNull, sql } from "drizzle-orm"
import type { MenuData } from "../../../src/contract/menu/menuData.ts"
import { readStoreHours } from "../companies/storeHours.ts"
import type { Database } from "../db/database.ts"
import { companyDeliveries, deliveryPeople } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { companies } from "../db/schema.ts"
import { readMenu } from "../menu/editor/readMenu.ts"
import { readCouponScopes } from "./couponScopes.ts"
import type { Courier } from "./history.ts"
import type { Store } from "./orderStream.ts"
import { readShoppers, type Shopper } from "./shoppers.ts"
import type { RedeemedCoupon } from "./redeem.ts"

const { coupons, menuItems } = tables

/** A store that deliveries start from. */
export interface DeliveringStore extends Store {
  readonly isOpen: boolean
  readonly isManual: boolean
  /** Shoppers of the store; supermarkets only. */
  readonly shoppers?: ReadonlyArray<Shopper> | undefined
}

/** The most coupons the demo's customers redeem. */
const maxCoupons = 500

/** The coupons that are there to be redeemed, by company. */
const readRedeemable = async (db: Database) => {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(eq(coupons.status, "ACTIVE"), isNull(coupons.batch)))
    .orderBy(asc(coupons.id))
    .limit(maxCoupons)
  const scopeOf = await readCouponScopes(db)
  const found = new Map<number, Array<RedeemedCoupon>>()
  for (const { companyId, startsAt, endsAt, limitTotal, used, ...row } of rows) {
    if (limitTotal !== null && used >= limitTotal) continue
    const times = { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
    const coupon = { ...row, ...times, ...scopeOf(row.id) } as unknown as RedeemedCoupon
    found.set(companyId, [...(found.get(companyId) ?? []), coupon])
  }
  return found
}

/** The most menus customers of the demo order from. */
const maxMenus = 50

/** The menus of stores that have items, by company. */
const readMenus = async (db: Database) => {
  const rows = await db
    .selectDistinct({ company: menuItems.companyId })
    .from(menuItems)
    .orderBy(asc(menuItems.companyId))
    .limit(maxMenus)
  const found = new Map<number, MenuData>()
  for (const { company } of rows)
    found.set(Number(company), await readMenu(db, { now: Date.now, ahead: 0 }, Number(company)))
  return found
}

/** All stores that sell and have a location. */
export const readStores = async (db: Database): Promise<ReadonlyArray<DeliveringStore>> => {
  const { id, name, applicationId, type, longitude, latitude } = companies
  const { isOpen, isManual, changedAt } = companyDeliveries
  const rows = await db
    .select({ id, name, applicationId, type, longitude, latitude, isOpen, isManual, changedAt })
    .from(companies)
    .innerJoin(companyDeliveries, eq(companyDeliveries.companyId, id))
    .orderBy(asc(id))
  const hours = await readStoreHours(
    db,
    rows.map(({ id: company }) => company),
  )
  const redeemable = await readRedeemable(db)
  const shoppers = await readShoppers(db)
  const menus = await readMenus(db)
  return rows.flatMap(({ longitude: east, latitude: north, changedAt: since, ...row }) =>
    row.type === "partner" || east === null || north === null
      ? []
      : [
          {
            ...row,
            hours: hours.get(row.id),
            coupons: redeemable.get(row.id),
            menu: menus.get(row.id),
            shoppers: row.type === "supermarket" ? shoppers.get(row.id) : undefined,
            place: [east, north] as const,
            // A store that closed by its hours gets no orders by them; one that was closed by hand would.
            closedSince: row.isManual && !row.isOpen ? since.getTime() : undefined,
          },
        ],
  )
}

/** The most delivery people the demo moves. */
const maxCouriers = 500

/** The delivery people whose shifts are generated. */
export const readCouriers = async (db: Database): Promise<ReadonlyArray<Courier>> => {
  const { id, applicationId, companyId, details } = deliveryPeople
  return db
    .select({
      id,
      applicationId: sql<number>`${applicationId}::int`,
      companyId,
      isApproved: sql<boolean>`coalesce(${details} ->> 'registration', 'APPROVED') = 'APPROVED'`,
    })
    .from(deliveryPeople)
    .where(isNotNull(applicationId))
    .orderBy(asc(id))
    .limit(maxCouriers)
}
