import { and, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm"
import type { OrderStatus } from "../../../src/contract/dashboard/orders.ts"
import type { ListedOrder, OrderItem } from "../../../src/contract/orders/order.ts"
import { nextStatusesOf, type OrderFacts } from "../../../src/contract/orders/orderMoves.ts"
import { type Shorts, withShort } from "../../../src/contract/orders/shortItems.ts"
import type { OrderFilter } from "../../../src/contract/orders/orders.ts"
import { phoneKeyOf } from "../../../src/contract/people/phone.ts"
import { phonesOfKey } from "../../../src/contract/people/sameness.ts"
import { folded } from "../../../src/contract/search/folded.ts"
import type { Numbered } from "../../../src/contract/wire/recordId.ts"
import type { Caller } from "../access/caller.ts"
import { companyIdWithin, noRows } from "../access/reach.ts"
import type { Database } from "../db/database.ts"
import { deliveryPeople, people } from "../db/deliverySchema.ts"
import { tables } from "../db/described/tables.ts"
import { orderStock } from "../db/menuSchema.ts"
import { companies } from "../db/schema.ts"
import { fiscalDocuments, orderCustomers, orders } from "../db/tradeSchema.ts"
import { foldedContains } from "../lists/search.ts"
import { present } from "../access/userRows.ts"
import { companyColumns } from "../companies/companyColumns.ts"

const { coupons, shoppers } = tables

const columns = {
  order: orders,
  company: companyColumns,
  region: { applicationId: companies.applicationId, franchiseId: companies.franchise },
  courier: {
    _id: deliveryPeople.id,
    name: people.name,
    phone: sql<string | null>`${deliveryPeople.details} ->> 'phone'`,
    typeOfVehicle: deliveryPeople.typeOfVehicle,
  },
  shopper: { _id: shoppers.id, name: sql<string>`${shoppers.name}` },
  coupon: { _id: coupons.id, code: sql<string>`${coupons.code}` },
  shorts: sql<Shorts | null>`(select jsonb_object_agg(${orderStock.item}, ${orderStock.short}) from ${orderStock}
    where ${orderStock.orderId} = ${orders.id} and ${orderStock.short} > 0)`,
  hasReceipt: sql<boolean>`exists (select from ${fiscalDocuments} where ${fiscalDocuments.orderId} = ${orders.id})`,
}

/** The rows of a condition, in an order of their own, with whom they name. */
export const readOrderRows = (db: Database, where: SQL | undefined, ordering: ReadonlyArray<SQL>) =>
  db
    .select(columns)
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .leftJoin(deliveryPeople, eq(deliveryPeople.id, orders.deliveryPersonId))
    .leftJoin(people, eq(people.id, deliveryPeople.personId))
    .leftJoin(shoppers, eq(shoppers.id, orders.shopperId))
    .leftJoin(coupons, eq(coupons.id, orders.couponId))
    .where(where)
    .orderBy(...ordering)

export type OrderRow = Awaited<ReturnType<typeof readOrderRows>>[number]

/** Facts that decide which statuses an order may move to. An order without payment data counts as paid at the door. */
export const factsOf = ({ order, company }: Pick<OrderRow, "order" | "company">): OrderFacts => ({
  status: order.status as OrderStatus,
  isSupermarket: company.type === "supermarket",
  isDelivered: order.fulfillment === "DELIVERY",
  isPaidOnline: order.payments?.every(({ kind }) => kind === "ONLINE") ?? false,
})

/** The lines of an order, with what the store lacks for them. */
export const itemsOf = ({ order, shorts }: OrderRow): ReadonlyArray<OrderItem> =>
  withShort(order.items ?? [], shorts)

type Totals = Pick<
  OrderRow["order"],
  "totalCents" | "deliveryFeeCents" | "serviceFeeCents" | "tipCents" | "discountCents" | "givenDiscountCents"
>

/** Returns the parts of an order's total. */
export const totalsOf = ({ order }: { readonly order: Totals }) => {
  const { totalCents, deliveryFeeCents, serviceFeeCents, tipCents, discountCents } = order
  const itemsCents = totalCents - deliveryFeeCents - serviceFeeCents - tipCents + discountCents
  const givenDiscount = order.givenDiscountCents
  return {
    itemsCents,
    deliveryFeeCents,
    serviceFeeCents,
    tipCents,
    discountCents,
    ...(givenDiscount !== null && { givenDiscountCents: givenDiscount }),
    totalCents,
  }
}

const customerOf = ({ order: { customerName, customerPhone, customerOrders } }: OrderRow) =>
  customerName === null
    ? null
    : {
        name: customerName,
        phone: customerPhone,
        ...(customerOrders !== null && { ordersCount: customerOrders }),
      }

/** A row as lists show it. */
export const toListed = (row: OrderRow): Omit<Numbered<ListedOrder>, "itemCount"> => {
  const { order, company, shopper, courier, coupon } = row
  return {
    _id: order.id,
    code: String(order.id),
    company: present(company),
    status: order.status,
    nextStatuses: nextStatusesOf(factsOf(row)),
    version: order.version,
    placedAt: order.placedAt.toISOString(),
    promisedAt: order.promisedAt?.toISOString() ?? null,
    channel: order.channel,
    fulfillment: order.fulfillment,
    customer: customerOf(row),
    address: order.address,
    payments: order.payments ?? [],
    totals: totalsOf(row),
    coupon: coupon?._id ? coupon : null,
    shopper: shopper?._id ? shopper : null,
    prepMinutes: order.prepMinutes,
    prepareBy: order.prepareBy?.toISOString() ?? null,
    bags: order.bags,
    readyAt: order.readyAt?.toISOString() ?? null,
    deliveryPerson: courier?._id ? { _id: courier._id, name: courier.name } : null,
    outcome: order.outcome,
    hasReceipt: row.hasReceipt,
  }
}

/** Orders as lists show them. */
export const readListedOrders = async (
  db: Database,
  where: SQL | undefined,
  ordering: ReadonlyArray<SQL>,
): Promise<ReadonlyArray<Numbered<ListedOrder>>> =>
  (await readOrderRows(db, where, ordering)).map((row) => ({
    ...toListed(row),
    itemCount: row.order.items?.length ?? 0,
  }))

/** The orders within a caller's reach. */
export const ordersWithin = ({ reach }: Pick<Caller, "reach">, db: Database): SQL | undefined =>
  companyIdWithin(orders.companyId, reach, db)

/** The numbers of the orders of some customers, of the stores within reach: one store's are a part of their own. */
const numbersOf = (db: Database, { reach }: Caller, where: SQL | undefined) =>
  db
    .select({ id: orderCustomers.orderId })
    .from(orderCustomers)
    .where(and(companyIdWithin(orderCustomers.companyId, reach, db), where))

/** A part of the code, or of the customer's name or phone. */
const bySearch = (db: Database, caller: Caller, search: string | undefined): SQL | undefined => {
  const query = folded(search ?? "").trim()
  if (query === "") return undefined
  const code = /^#?([1-9]\d{0,14})$/.exec(query)?.[1]
  if (query.startsWith("#")) return code === undefined ? noRows : eq(orders.id, Number(code))
  const ofCustomers = numbersOf(db, caller, foldedContains(orderCustomers.text, query))
  // An "or" of the two would read every order of the store.
  return code === undefined
    ? inArray(orders.id, ofCustomers)
    : sql`${orders.id} in (${ofCustomers} union select ${Number(code)}::bigint)`
}

const whenGiven = <A>(value: A | undefined, condition: (value: A) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value)

/** Condition for a filter on the caller's orders. */
export const foundOrders = (db: Database, caller: Caller, filter: Numbered<OrderFilter>): SQL | undefined =>
  and(
    ordersWithin(caller, db),
    bySearch(db, caller, filter.search),
    whenGiven(filter.phones, (phones) => {
      const written = phones.flatMap((phone) => phonesOfKey(phoneKeyOf(phone)))
      return inArray(orders.id, numbersOf(db, caller, inArray(orderCustomers.phone, written)))
    }),
    whenGiven(filter.statuses, (statuses) => inArray(orders.status, [...statuses])),
    whenGiven(filter.from, (from) => gte(orders.placedAt, new Date(from))),
    whenGiven(filter.until, (until) => lt(orders.placedAt, new Date(until))),
    whenGiven(filter.type, (type) =>
      inArray(
        orders.companyId,
        db.select({ id: companies.id }).from(companies).where(eq(companies.type, type)),
      ),
    ),
    whenGiven(filter.channel, (channel) => eq(orders.channel, channel)),
    whenGiven(filter.fulfillment, (fulfillment) => eq(orders.fulfillment, fulfillment)),
    whenGiven(filter.coupon, (coupon) => eq(orders.couponId, coupon)),
    whenGiven(filter.shopper, (shopper) => eq(orders.shopperId, shopper)),
    whenGiven(filter.deliveryPerson, (person) => eq(orders.deliveryPersonId, person)),
  )
