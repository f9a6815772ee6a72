import * as Schema from "effect/Schema"
import { RecordId } from "../wire/recordId.ts"

/** Whom a message may be for; `STAFF` are a company's people. */
export const receivers = {
  CUSTOMER: ["Clientes", "Customers"],
  DELIVERYMAN: ["Entregadores", "Delivery people"],
  SHOPPER: ["Separadores", "Shoppers"],
  STAFF: ["Equipe das empresas", "Company staff"],
} as const

const someone = Schema.optionalKey(Schema.NullOr(RecordId))

/** Whom a message reaches: those of an application for whom all of this holds. */
export const Audience = Schema.Struct({
  owner: someone,
  to: Schema.Literals(Object.keys(receivers) as ReadonlyArray<keyof typeof receivers>),
  topic: someone,
  cities: Schema.optionalKey(Schema.Array(RecordId).check(Schema.isMaxLength(500))),
  center: Schema.optionalKey(Schema.NullOr(Schema.Tuple([Schema.Finite, Schema.Finite]))),
  radiusKm: Schema.optionalKey(
    Schema.NullOr(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 500 }))),
  ),
})
