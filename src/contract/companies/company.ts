import * as Schema from "effect/Schema"
import { entity } from "../wire/entity.ts"
import { oneOf } from "../wire/reading.ts"
import { RecordId } from "../wire/recordId.ts"

const companyTypes = ["restaurant", "supermarket", "partner"] as const
export const CompanyType = Schema.Literals(companyTypes)
const ShoppingFlow = oneOf(["MENU", "PRODUCT", "PARTNER"])

/** Fields common to all records of a company. */
export const companyFields = {
  _id: RecordId,
  name: Schema.optionalKey(Schema.String),
  type: Schema.optionalKey(oneOf(companyTypes)),
  shoppingFlow: Schema.optionalKey(ShoppingFlow),
  /** The time zone of its clock, beyond the specification. */
  timeZone: Schema.optionalKey(Schema.String),
}

/** A restaurant, supermarket or partner. `shoppingFlow` may be missing; its type then decides (section 6). */
export const Company = entity(companyFields)
export type Company = typeof Company.Type

/** A brand of the platform: its own app, style and companies. */
export const Application = entity({ id: RecordId, name: Schema.String })
export type Application = typeof Application.Type

/** A regional operator of an application. */
export const Franchise = entity({ id: RecordId, name: Schema.String })
export type Franchise = typeof Franchise.Type
