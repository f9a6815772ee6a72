import * as Schema from "effect/Schema"
import { Company } from "../companies/company.ts"
import { OrderStatus } from "../dashboard/orders.ts"
import { DeliveryOutcome } from "../deliveryPeople/deliveryOutcome.ts"
import { Location } from "../deliveryPeople/location.ts"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"
import { cancellationPayers, MoveReason } from "./orderMoves.ts"

/** Channels orders come from. */
export const orderChannels = ["APP", "SITE", "WHATSAPP", "IFOOD", "PDV", "PHONE"] as const
/** Ways for the customer to get the order. */
export const fulfillments = ["DELIVERY", "TAKEOUT", "DINE_IN"] as const
export type Fulfillment = (typeof fulfillments)[number]
const paymentKinds = ["ONLINE", "ON_DELIVERY"] as const
export const paymentMethods = ["PIX", "CREDIT", "DEBIT", "CASH", "MEAL_VOUCHER"] as const
const paymentStates = ["PENDING", "PAID"] as const
/** Kinds of actors that move an order. */
const moverKinds = ["STAFF", "STORE", "SHOPPER", "COURIER", "CUSTOMER", "PLATFORM"] as const
/** The pages an order is printed as. */
export const printTemplates = ["KITCHEN", "DELIVERY", "COUNTER", "PICKING", "FISCAL"] as const
export type PrintTemplate = (typeof printTemplates)[number]
/**
 * Events of an order besides its moves: the last move was undone, an item changed, it was printed, or its promised time
 * changed.
 */
const orderEvents = ["UNDO", "ITEM", "PRINT", "PROMISE"] as const
/** Changes to an ordered item. */
const itemChanges = ["SOLD_OUT", "SUBSTITUTED", "WEIGHED"] as const
/** Substitutes allowed for a sold-out item: any similar one, one the customer agrees to, or none. */
const substitutions = ["ANY", "ASK", "NONE"] as const

const optional = Schema.optionalKey
const maybe = <A, I>(schema: Schema.Codec<A, I>) => optional(Schema.NullOr(schema))
const Text = Schema.String
const Cents = Schema.Int

/** Something chosen with each of an item. */
const OrderOption = Schema.Struct({
  name: Text,
  /** Cents that all of its quantity adds to one item; of a flavor, its part of the price. */
  priceCents: Cents,
  /** The name of the group it was chosen from. */
  group: maybe(Text),
  /** So many for each item, one unless told. */
  quantity: maybe(Schema.Int),
  /** The price of one on the menu; of a flavor, that of the whole pizza. */
  listPriceCents: maybe(Cents),
})

/** A record of the store's catalog that was ordered. Its id is typed as the reference API has it; platforms may have texts. */
const OrderedRecord = Schema.Struct({
  kind: oneOf(["MENU_ITEM", "PRODUCT"]),
  // oxlint-disable-next-line house/double-cast -- orders of the reference API are written and read with numbers alone
  _id: RecordId as unknown as Schema.Codec<number, RecordId>,
})

/** One line of an order. `totalCents` is the quantity times the unit's price with its options. */
export const OrderItem = Schema.Struct({
  name: Text,
  /** Pieces, or kilograms of what is weighed. */
  quantity: Schema.Finite,
  unitPriceCents: Cents,
  options: optional(Schema.Array(OrderOption)),
  /** The record of the catalog it is; an order keeps its name and price whatever happens to that. */
  ref: maybe(OrderedRecord),
  /** Pieces of what is sold by weight, of which the quantity is an estimate. */
  pieces: maybe(Schema.Finite),
  /** Pieces the store had no stock of when it was ordered: another order took the last ones. */
  short: maybe(Schema.Int),
  /** Part of the discount that the order's coupon took off this line when it was ordered. */
  discountCents: maybe(Cents),
  note: maybe(Text),
  /** Codes of the item in the store, and its aisle. */
  sku: maybe(Text),
  ean: maybe(Text),
  aisle: maybe(Text),
  unit: maybe(oneOf(["UN", "KG"])),
  substitution: maybe(oneOf(substitutions)),
  /** Quantity found, once the item is picked. */
  picked: maybe(Schema.Finite),
  /** Change to the item, and the original order, if the customer gets something else. */
  change: maybe(oneOf(itemChanges)),
  ordered: maybe(
    Schema.Struct({
      name: Text,
      quantity: Schema.Finite,
      unitPriceCents: Cents,
      options: optional(Schema.Array(OrderOption)),
      ref: maybe(OrderedRecord),
    }),
  ),
  totalCents: Cents,
})
export type OrderItem = typeof OrderItem.Type

/** Unit an item is counted in: what was weighed is counted in kilograms, whatever it was ordered by. */
export const unitOf = ({
  unit,
  change,
}: {
  readonly unit?: OrderItem["unit"]
  readonly change?: string | null
}): OrderItem["unit"] => (change === "WEIGHED" ? "KG" : unit)

const OrderCustomer = Schema.Struct({
  name: Text,
  /** Digits. */
  phone: maybe(Text),
  /** Number of orders they have placed here, including this one. */
  ordersCount: optional(Schema.Int),
})

export const OrderAddress = Schema.Struct({
  line: Text,
  number: maybe(Text),
  complement: maybe(Text),
  neighborhood: maybe(Text),
  city: maybe(Text),
  /** Hint for finding the address. */
  reference: maybe(Text),
  location: maybe(Location),
})

export const OrderPayment = Schema.Struct({
  kind: oneOf(paymentKinds),
  method: oneOf(paymentMethods),
  amountCents: Cents,
  /** Amount that was paid and is refunded because less was found than was ordered. */
  refundedCents: maybe(Cents),
  /** The note the customer pays with, which the courier must be able to change. */
  changeForCents: maybe(Cents),
  state: oneOf(paymentStates),
})

/** Parts of the total. */
const OrderTotals = Schema.Struct({
  itemsCents: Cents,
  deliveryFeeCents: Cents,
  serviceFeeCents: Cents,
  tipCents: Cents,
  discountCents: Cents,
  /** Discount originally granted, if less is left to deduct it from. */
  givenDiscountCents: optional(Cents),
  /** The items, fees and tip, less the discount. */
  totalCents: Cents,
})

/** One line of an order's timeline: when it came to a status, who brought it there, and why. */
export const OrderEvent = Schema.Struct({
  status: oneOf(OrderStatus.literals),
  /** Event, if the order did not reach its status by a move. */
  event: maybe(oneOf(orderEvents)),
  at: Moment,
  by: Schema.Struct({ kind: oneOf(moverKinds), name: maybe(Text) }),
  reason: maybe(oneOf(MoveReason.literals)),
  comment: maybe(Text),
  /** Payer of a canceled order, as the timeline shows it. */
  payer: maybe(oneOf(cancellationPayers)),
  /** As which page it was printed, and how often as that one by then. */
  print: maybe(Schema.Struct({ template: oneOf(printTemplates), copy: Schema.Int })),
  /** Item that changed: its line, from 0, its former state, and if the customer agreed to the change. */
  item: maybe(
    Schema.Struct({
      line: Schema.Int,
      before: OrderItem,
      after: OrderItem,
      isAgreed: optional(Schema.Boolean),
    }),
  ),
  /** The name of who is to deliver it from then on. */
  deliveryPerson: maybe(Text),
})
export type OrderEvent = typeof OrderEvent.Type

/** Shopper of an order; supermarkets only. */
export const OrderShopper = Schema.Struct({ _id: RecordId, name: maybe(Text) })

/** Fields of an order in every list of orders. */
export const listedFields = {
  _id: RecordId,
  /** Code that people use for the order. */
  code: optional(Text),
  company: maybe(Company),
  status: oneOf(OrderStatus.literals),
  /** Statuses the caller may move it to. */
  nextStatuses: optional(Schema.Array(oneOf(OrderStatus.literals))),
  /** Raised by each move. */
  version: optional(Schema.Int),
  placedAt: maybe(Moment),
  /** Time promised to the customer. */
  promisedAt: maybe(Moment),
  channel: maybe(oneOf(orderChannels)),
  fulfillment: maybe(oneOf(fulfillments)),
  customer: maybe(OrderCustomer),
  address: maybe(OrderAddress),
  payments: optional(Schema.Array(OrderPayment)),
  totals: maybe(OrderTotals),
  /** The coupon the discount is from. */
  coupon: maybe(Schema.Struct({ _id: RecordId, code: Text })),
  shopper: maybe(OrderShopper),
  /** In how many minutes the kitchen said it would have it, and so by when; null where it said nothing. */
  prepMinutes: maybe(Schema.Int),
  prepareBy: maybe(Moment),
  /** Bags it was packed into, as whoever picked it counted them; null before, and where nobody did. */
  bags: maybe(Schema.Int),
  /** Since when it waits, ready, for whoever takes it; null before. */
  readyAt: maybe(Moment),
  /** Delivery person of the order. */
  deliveryPerson: maybe(Schema.Struct({ _id: RecordId, name: maybe(Text) })),
  /** Outcome of the delivery; null before. The reason for a failed delivery is in the timeline. */
  outcome: maybe(DeliveryOutcome),
  /** True if a fiscal document was issued for it, which may be printed. */
  hasReceipt: optional(Schema.Boolean),
}

/** An order as lists show it. */
export const ListedOrder = entity({ ...listedFields, itemCount: optional(Schema.Int) })
export type ListedOrder = typeof ListedOrder.Type

/** An order with all that is known of it, its timeline in the order it happened. */
export const Order = entity({
  ...listedFields,
  /** Delivery person of the order and, while the order is open, their contact for the store. */
  deliveryPerson: maybe(
    Schema.Struct({
      _id: RecordId,
      name: maybe(Text),
      /** Digits. */
      phone: maybe(Text),
      typeOfVehicle: maybe(Text),
    }),
  ),
  items: optional(Schema.Array(OrderItem)),
  timeline: optional(Schema.Array(OrderEvent)),
  /** True if the caller may undo its last move, which they made less than `limits.orders.undoMs` ago. */
  isUndoable: optional(Schema.Boolean),
})
export type Order = typeof Order.Type
