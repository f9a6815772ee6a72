import * as Schema from "effect/Schema"
import { managesDeliveries, mendsOrders } from "../access/access.ts"
import { limits } from "../limits.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"
import { NoCompanyViewed } from "./companyDeliveries.ts"

/** Minutes a kitchen takes. */
export const PrepMinutes = Schema.Int.check(
  Schema.isBetween({ minimum: 1, maximum: limits.orders.maxPrepMinutes }),
)

/** Preparation times of a store; `prepMinutesAt` says which one applies. */
const StorePrepTimes = Schema.Struct({
  usualMinutes: Schema.Int,
  exceptions: Schema.Array(
    Schema.Struct({
      service: Schema.String,
      weekdays: Schema.Array(Schema.String),
      from: Schema.String,
      until: Schema.String,
      minutes: Schema.Int,
    }),
  ),
  timeZone: Schema.String,
})

const common = { service: "main", extra: "prep-times", path: "/company/prep-times" } as const
/** The viewed company, unless another one within reach is named. */
const query = { company: Schema.optionalKey(RecordIdText) }

/** A store's preparation times: the usual one is the company's, exceptions are those of its opening hours. */
export const prepTimes = {
  read: lazyEndpoint(
    {
      ...common,
      access: { anyOf: [...mendsOrders.anyOf, ...managesDeliveries.anyOf] },
      method: "GET",
      summary: "Reads how long a store takes to prepare an order: usually, and at hours of their own.",
      query,
    },
    { success: () => StorePrepTimes, refusals: () => [NoCompanyViewed] },
  ),
  save: lazyEndpoint(
    {
      ...common,
      access: managesDeliveries,
      method: "PUT",
      summary: "Sets how long a store usually takes to prepare an order.",
      query,
    },
    {
      body: () => Schema.Struct({ usualMinutes: PrepMinutes }),
      success: () => StorePrepTimes,
      refusals: () => [NoCompanyViewed],
    },
  ),
}
