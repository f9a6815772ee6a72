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

/** Where orders come from. */
export const orderChannels = ["APP", "SITE", "WHATSAPP", "IFOOD", "PDV", "PHONE"] as const
/** How the customer gets what they ordered. */
export const fulfillments = ["DELIVERY", "TAKEOUT", "DINE_IN"] as const
export type Fulfillment = (typeof fulfillments)[number]
const paymentKinds = ["ONLINE", "ON_DELIVERY"] as const
export const paymentMethods = ["PIX", "CREDIT", "DEBIT", "CASH", "MEAL_VOUCHER"] as const
const paymentStates = ["PENDING", "PAID"] as const
/** Who moves an order. */
const moverKinds = ["STAFF", "STORE", "SHOPPER", "COURIER", "CUSTOMER", "PLATFORM"] as const
/** The pages an order is printed as. */
export const printTemplates = ["KITCHEN", "DELIVERY", "COUNTER", "PICKING", "FISCAL"] as const
export type PrintTemplate = (typeof printTemplates)[number]
/** What happens to an order besides its moves: the last one was taken back, an item is another one, or it was printed. */
const orderEvents = ["UNDO", "ITEM", "PRINT", "PROMISE"] as const
/** What became of an item that was ordered. */
const itemChanges = ["SOLD_OUT", "SUBSTITUTED", "WEIGHED"] as const
/** What may be given instead of an item that is sold out: anything like it, what the customer agrees to, or nothing. */
const substitutions = ["ANY", "ASK", "NONE"] as const

const optional = Schema.optionalKey
const maybe = <A, I>(schema: Schema.Codec<A, I>) => optional(Schema.NullOr(schema))
const Text = Schema.String
const Cents = Schema.Int

/** Something chosen with an item, once for each of it. */
const OrderOption = Schema.Struct({ name: Text, priceCents: Cents })

/** One line of an order. `totalCents` is the quantity times the unit's price with its options. */
export const OrderItem = Schema.Struct({
  name: Text,
  /** Pieces, or kilograms of what is weighed. */
  quantity: Schema.Finite,
  unitPriceCents: Cents,
  options: optional(Schema.Array(OrderOption)),
  note: maybe(Text),
  /** What the store knows it by, and where it stands there. */
  sku: maybe(Text),
  ean: maybe(Text),
  aisle: maybe(Text),
  unit: maybe(oneOf(["UN", "KG"])),
  substitution: maybe(oneOf(substitutions)),
  /** How many of the quantity were found, once it is picked. */
  picked: maybe(Schema.Finite),
  /** What became of it, and what was ordered, where that is not what the customer gets. */
  change: maybe(oneOf(itemChanges)),
  ordered: maybe(
    Schema.Struct({
      name: Text,
      quantity: Schema.Finite,
      unitPriceCents: Cents,
      options: optional(Schema.Array(OrderOption)),
    }),
  ),
  totalCents: Cents,
})
export type OrderItem = typeof OrderItem.Type

const OrderCustomer = Schema.Struct({
  name: Text,
  /** Digits. */
  phone: maybe(Text),
  /** How many orders they have placed here, with this one. */
  ordersCount: optional(Schema.Int),
})

export const OrderAddress = Schema.Struct({
  line: Text,
  number: maybe(Text),
  complement: maybe(Text),
  neighborhood: maybe(Text),
  city: maybe(Text),
  /** What helps to find it. */
  reference: maybe(Text),
  location: maybe(Location),
})

export const OrderPayment = Schema.Struct({
  kind: oneOf(paymentKinds),
  method: oneOf(paymentMethods),
  amountCents: Cents,
  /** What was paid and is given back: less was found than was ordered. */
  refundedCents: maybe(Cents),
  /** The note the customer pays with, which the courier must be able to change. */
  changeForCents: maybe(Cents),
  state: oneOf(paymentStates),
})

/** What the total is made of. */
const OrderTotals = Schema.Struct({
  itemsCents: Cents,
  deliveryFeeCents: Cents,
  serviceFeeCents: Cents,
  tipCents: Cents,
  discountCents: Cents,
  /** What was given, where less is left to take it from. */
  givenDiscountCents: optional(Cents),
  /** The items, fees and tip, less the discount. */
  totalCents: Cents,
})

/** One line of an order's timeline: when it came to a status, who brought it there, and why. */
export const OrderEvent = Schema.Struct({
  status: oneOf(OrderStatus.literals),
  /** What happened, where the order did not come to its status by a move. */
  event: maybe(oneOf(orderEvents)),
  at: Moment,
  by: Schema.Struct({ kind: oneOf(moverKinds), name: maybe(Text) }),
  reason: maybe(oneOf(MoveReason.literals)),
  comment: maybe(Text),
  /** Who pays for it, of one that was canceled. */
  payer: maybe(oneOf(cancellationPayers)),
  /** As which page it was printed, and how often as that one by then. */
  print: maybe(Schema.Struct({ template: oneOf(printTemplates), copy: Schema.Int })),
  /** Which line of its items is another one, from 0, what it was, and whether the customer agreed to that. */
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

/** Who picks an order, at a supermarket. */
export const OrderShopper = Schema.Struct({ _id: RecordId, name: maybe(Text) })

/** What every list of orders says of one. */
export const listedFields = {
  _id: RecordId,
  /** What people call it by. */
  code: optional(Text),
  company: maybe(Company),
  status: oneOf(OrderStatus.literals),
  /** Where the caller may move it. */
  nextStatuses: optional(Schema.Array(oneOf(OrderStatus.literals))),
  /** Raised by each move. */
  version: optional(Schema.Int),
  placedAt: maybe(Moment),
  /** When the customer was told they would have it. */
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
  /** Since when it waits, ready, for whoever takes it; null before. */
  readyAt: maybe(Moment),
  /** Who delivers it. */
  deliveryPerson: maybe(Schema.Struct({ _id: RecordId, name: maybe(Text) })),
  /** How its delivery ended; null before. Why it was not delivered stands in the timeline. */
  outcome: maybe(DeliveryOutcome),
  /** Whether a fiscal document was issued for it, which may be printed. */
  hasReceipt: optional(Schema.Boolean),
}

/** An order as lists show it. */
export const ListedOrder = entity({ ...listedFields, itemCount: optional(Schema.Int) })
export type ListedOrder = typeof ListedOrder.Type

/** An order with all that is known of it, its timeline in the order it happened. */
export const Order = entity({
  ...listedFields,
  /** Who delivers it, and while it is open how the store reaches them. */
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
  /** Whether the caller may take its last move back, which they made less than `limits.orders.undoMs` ago. */
  isUndoable: optional(Schema.Boolean),
})
export type Order = typeof Order.Type
