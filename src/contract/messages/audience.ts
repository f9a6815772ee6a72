import * as Schema from "effect/Schema"
import { RecordId } from "../wire/recordId.ts"

/** Whom a message may be for; `STAFF` are a company's people, `READER` are readers of Super Panfleto. */
export const receivers = {
  CUSTOMER: ["Clientes", "Customers"],
  DELIVERYMAN: ["Entregadores", "Delivery people"],
  SHOPPER: ["Separadores", "Shoppers"],
  STAFF: ["Equipe das empresas", "Company staff"],
  READER: ["Leitores de ofertas", "Offer readers"],
} as const

/** Receivers of a message who are people of an application. */
export const peopleReceivers = ["CUSTOMER", "DELIVERYMAN", "SHOPPER", "STAFF"] as const

/** The most readers a message names one by one. */
export const maxChosenReaders = 500

const some = (max: number) => Schema.optionalKey(Schema.Array(RecordId).check(Schema.isMaxLength(max)))
const someone = Schema.optionalKey(Schema.NullOr(RecordId))

/** Whom a message reaches: those of an application for whom all of this holds. */
export const Audience = Schema.Struct({
  owner: someone,
  to: Schema.Literals(Object.keys(receivers) as ReadonlyArray<keyof typeof receivers>),
  topic: someone,
  cities: some(500),
  center: Schema.optionalKey(Schema.NullOr(Schema.Tuple([Schema.Finite, Schema.Finite]))),
  radiusKm: Schema.optionalKey(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500 }))),
  ),
  /**
   * Limits the readers: only these, only those of these cities, or only those with a favorite store where a tabloid is
   * valid.
   */
  readers: some(maxChosenReaders),
  offerCities: some(500),
  tabloid: someone,
  /** Channel of the message; people without push on their device are not reached through one. */
  channel: Schema.optionalKey(Schema.NullOr(Schema.String)),
})
