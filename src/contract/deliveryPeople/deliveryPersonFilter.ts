import * as Schema from "effect/Schema"
import { RecordId } from "../wire/recordId.ts"
import { Search } from "../wire/text.ts"

/** The columns of a file of delivery people. */
export const deliveryPersonColumns = [
  "person",
  "cpf",
  "typeOfVehicle",
  "company",
  "isOnline",
  "flag",
  "deliveriesLastWeek",
  "payment",
  "registration",
] as const

/** What the paginator filters by, as a body says it. */
export const DeliveryPersonFilter = Schema.Struct({
  company: Schema.optionalKey(RecordId),
  person: Search,
  isOnline: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
  flag: Search,
  cpf: Search,
  typeOfVehicle: Search,
})
export type DeliveryPersonFilter = typeof DeliveryPersonFilter.Type
