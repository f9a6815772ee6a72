import * as Schema from "effect/Schema"
import { managesDeliveries } from "../access/access.ts"
import { limits } from "../limits.ts"
import { partialAnswer } from "../wire/reading.ts"
import { Text } from "../wire/text.ts"
import { CompanyDelivery, NoCompanyViewed, pausePath } from "../companies/companyDeliveries.ts"
import { AreaOfRings, PlaceOnEarth } from "../resource/area.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { RecordIdText } from "../wire/recordId.ts"

/** Surroundings of a store, by which its delivery areas are drawn and tried. */
export const DeliverySurroundings = Schema.Struct({
  name: Schema.String,
  /** Null for a store without a place on the map. */
  place: Schema.NullOr(PlaceOnEarth),
  timeZone: Schema.String,
  /** Neighborhoods of its city; without an area they are known by name alone. */
  neighborhoods: Schema.Array(Schema.Struct({ name: Schema.String, area: Schema.NullOr(AreaOfRings) })),
  /** Places of customers of the last 30 days, to about 100 m, with the number of their orders and these orders' totals. */
  customers: Schema.Array(
    Schema.Struct({
      place: PlaceOnEarth,
      orders: Schema.Int,
      totalCents: Schema.optionalKey(Schema.Int),
    }),
  ),
})
export type DeliverySurroundings = typeof DeliverySurroundings.Type

/** A store that is opened or closed by hand for some minutes. */
export const KeptOpening = Schema.Struct({
  isOpen: Schema.Boolean,
  minutes: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1440 })),
  reason: Schema.optionalKey(Text(limits.text.line.max)),
})
export type KeptOpening = typeof KeptOpening.Type

/** Calls of delivery areas beyond those of their description. */
export const deliveryAreaCalls = {
  keep: lazyEndpoint(
    {
      service: "main",
      extra: "delivery-areas",
      access: managesDeliveries,
      method: "POST",
      path: pausePath,
      summary:
        "Opens or closes the viewed company for some minutes, with a reason; it then follows its hours again.",
    },
    {
      body: () => KeptOpening,
      success: () => partialAnswer(CompanyDelivery),
      refusals: () => [NoCompanyViewed],
    },
  ),
  surroundings: lazyEndpoint(
    {
      service: "main",
      extra: "delivery-areas",
      access: managesDeliveries,
      method: "GET",
      path: "/company/delivery-settings/surroundings",
      summary:
        "Tells where a store is, the neighborhoods of its city, and where its customers of the last 30 days are, to about 100 m.",
      query: { company: Schema.optionalKey(RecordIdText) },
    },
    {
      success: () => DeliverySurroundings,
      refusals: () => [NoCompanyViewed],
    },
  ),
}
