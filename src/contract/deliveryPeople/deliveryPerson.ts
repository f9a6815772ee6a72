import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { Company } from "../companies/company.ts"
import { Cpf } from "../people/cpf.ts"
import { pixKeyRules } from "../finance/pixKey.ts"
import { entity } from "../wire/entity.ts"
import { limits } from "../limits.ts"
import { DeliveryOutcome } from "./deliveryOutcome.ts"
import { Location } from "./location.ts"
import { oneOf } from "../wire/reading.ts"
import { KeyId, ParentId, RecordId } from "../wire/recordId.ts"
import { GivenDay } from "../wire/years.ts"
import { Day, FormattedText, Moment, Phone, RequiredText, Text } from "../wire/text.ts"

const text = limits.text
const Line = Text(text.line.max)

/** A part that may be missing, or known to be none. */
const maybe = <A extends Schema.Codec<unknown, unknown>>(part: A) => Schema.optionalKey(Schema.NullOr(part))

const otherwise = <A extends string | boolean>(part: Schema.Codec<A, A>, value: NoInfer<A>) =>
  part.pipe(Schema.withDecodingDefaultKey(Effect.succeed(value)))

/** Someone known by name, apart from what they do. */
const Person = entity({ _id: Schema.optionalKey(RecordId), name: maybe(Schema.String) })

/** Vehicles the platform names; a record may say another. */
export const vehicleTypes = ["MOTORCYCLE", "BICYCLE", "CAR"] as const

/** Registration state of a delivery person. */
const registrations = ["PENDING", "APPROVED", "REJECTED", "BLOCKED"] as const
export const Registration = oneOf(registrations)
export type Registration = typeof Registration.Type

const license = {
  number: Line,
  category: Schema.optionalKey(Line),
  validUntil: Schema.optionalKey(Day),
}

/** Details of a delivery person that the specification does not name. Null clears a field. */
const details = {
  pic: maybe(Line),
  phone: maybe(Line),
  birthDate: maybe(Day),
  /** The driver's licence. */
  cnh: maybe(Schema.Struct(license)),
  vehicle: maybe(
    Schema.Struct({
      plate: Schema.optionalKey(Line),
      model: Schema.optionalKey(Line),
      color: Schema.optionalKey(Line),
    }),
  ),
  hasBag: maybe(Schema.Boolean),
  pixKey: maybe(Line),
  registration: maybe(Registration),
  /** Reason the registration was rejected or blocked. */
  blockedReason: maybe(Line),
}

/** The names of those details. */
export const deliveryDetails = Object.keys(details)

export type DeliveryDetails = Schema.Struct.Type<typeof details>

const live = {
  person: maybe(Person),
  typeOfVehicle: maybe(Schema.String),
  company: maybe(Company),
  location: maybe(Location),
  /** Time of the position. */
  positionAt: maybe(Moment),
}

const state = {
  isOnline: otherwise(Schema.Boolean, false),
  onRoute: otherwise(Schema.Boolean, false),
  /** Read it with `availabilityOf`. */
  flag: otherwise(Schema.String, ""),
}

/**
 * Someone who delivers (section 3). What the reference API adds may be missing; lists leave out the details, and
 * hide a part of the CPF.
 */
export const DeliveryPerson = entity({
  _id: RecordId,
  ...state,
  ...live,
  ...details,
  cpf: maybe(Schema.String),
  deliverymanPaid: otherwise(Schema.Boolean, false),
  deliveryManPaidDate: maybe(Moment),
  /** Deliveries finished in the last seven days. */
  deliveriesLastWeek: Schema.optionalKey(Schema.Int),
  /** Cents of the deliveries finished since they were last paid. */
  unpaidCents: Schema.optionalKey(Schema.Int),
  version: Schema.optionalKey(Schema.Int),
})
export type DeliveryPerson = typeof DeliveryPerson.Type

/** Fields of someone who delivers that the live map shows: nothing that only whoever may see the records is to know. */
export const livePersonFields = { _id: RecordId, ...state, ...live }
export const LivePerson = entity(livePersonFields)
export type LivePerson = typeof LivePerson.Type

/** Status and position of a delivery person. */
export const DeliveryStatus = entity({
  _id: RecordId,
  ...state,
  location: live.location,
  positionAt: live.positionAt,
})
export type DeliveryStatus = typeof DeliveryStatus.Type

/** Availability of a delivery person: free to be sent, on a route, or unavailable. */
export type Availability = "free" | "onRoute" | "unavailable"

/** FREE and ON_ROUTE are known; anything else means unavailable (section 4). */
export const availabilityOf = (flag: string): Availability =>
  flag === "FREE" ? "free" : flag === "ON_ROUTE" ? "onRoute" : "unavailable"

/** A delivery person as they are saved: what is left out stays as it is, null empties it. `company` is its number. */
export const SavedDeliveryPerson = Schema.Struct({
  /** A number links a person already known; without one, who is linked is renamed, or someone new made. */
  person: maybe(
    Schema.Struct({
      _id: Schema.optionalKey(RecordId),
      name: RequiredText(text.title.min, text.line.max),
    }),
  ),
  isOnline: Schema.optionalKey(Schema.Boolean),
  onRoute: Schema.optionalKey(Schema.Boolean),
  flag: Schema.optionalKey(RequiredText(1, text.title.max)),
  cpf: maybe(Cpf),
  typeOfVehicle: maybe(RequiredText(1, text.title.max)),
  company: maybe(ParentId),
  ...details,
  birthDate: maybe(GivenDay("birth")),
  cnh: maybe(Schema.Struct({ ...license, validUntil: Schema.optionalKey(GivenDay("any")) })),
  phone: maybe(Phone),
  pixKey: maybe(FormattedText(pixKeyRules.max, pixKeyRules.format)),
  version: Schema.optionalKey(Schema.Int),
})
export type SavedDeliveryPerson = typeof SavedDeliveryPerson.Type

/** A time spent online; `offlineAt` is null while it lasts. */
export const OnlineTime = entity({ _id: KeyId, onlineAt: maybe(Moment), offlineAt: maybe(Moment) })
export type OnlineTime = typeof OnlineTime.Type

/** One delivery made by someone, and what they earn by it. */
export const Race = entity({
  _id: KeyId,
  company: maybe(Company),
  startedAt: maybe(Moment),
  finishedAt: maybe(Moment),
  outcome: maybe(DeliveryOutcome),
  /** Metres. */
  distance: Schema.optionalKey(Schema.Int),
  /** Cents. */
  fee: Schema.optionalKey(Schema.Int),
  isPaid: Schema.optionalKey(Schema.Boolean),
})
export type Race = typeof Race.Type

/** Changes to one delivery person; fields left out are unchanged. */
const DeliveryChange = Schema.Struct({
  _id: RecordId,
  ...live,
  isOnline: Schema.optionalKey(Schema.Boolean),
  onRoute: Schema.optionalKey(Schema.Boolean),
  flag: Schema.optionalKey(Schema.String),
})

/** One message of the stream of changes: who is new or changed, and who is no longer within reach. */
export const DeliveryChanges = Schema.Struct({
  changed: Schema.Array(DeliveryChange),
  removed: Schema.Array(RecordId),
})
export type DeliveryChanges = typeof DeliveryChanges.Type
