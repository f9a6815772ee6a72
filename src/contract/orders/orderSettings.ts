import * as Schema from "effect/Schema"
import { managesOrders } from "../access/access.ts"
import { NoCompanyViewed } from "../companies/companyDeliveries.ts"
import { PrepMinutes } from "../companies/prepTimes.ts"
import { orderLimits } from "./orderLimits.ts"
import { endpoint } from "../wire/endpoint.ts"

/** Automatic handling of a store's orders (modules, company-company: `settings`). */
export const OrderSettings = Schema.Struct({
  /** The platform accepts them as they arrive, while the store is open. */
  autoAccept: Schema.Boolean,
  /** Boards of the store that are meant to print those that are accepted. */
  autoPrint: Schema.Boolean,
  /** Minutes in which the kitchen usually has an order; the company has them (`companies/prepTimes.ts`). */
  prepMinutes: PrepMinutes,
})
export type OrderSettings = typeof OrderSettings.Type

/** The settings of a store nobody set anything of. */
export const firstOrderSettings: OrderSettings = {
  autoAccept: false,
  autoPrint: false,
  prepMinutes: orderLimits.usualPrepMinutes,
}

const common = { service: "main", access: managesOrders, extra: "order-settings" } as const
const path = "/order/settings"

/** The settings of the company that is viewed. */
export const orderSettings = {
  read: endpoint({
    ...common,
    method: "GET",
    path,
    summary: "Reads what happens to the orders of the viewed company by itself.",
    success: OrderSettings,
    refusals: [NoCompanyViewed],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path,
    summary:
      "Sets what happens to the orders of the viewed company by itself; what is left out stays. A restaurant's orders that arrive from then on are accepted, none that wait already.",
    body: Schema.Struct({
      autoAccept: Schema.optionalKey(Schema.Boolean),
      autoPrint: Schema.optionalKey(Schema.Boolean),
      prepMinutes: Schema.optionalKey(PrepMinutes),
    }),
    success: OrderSettings,
    refusals: [NoCompanyViewed],
  }),
}
