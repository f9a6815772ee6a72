import * as Schema from "effect/Schema"
import { PlaceOnEarth } from "../resource/area.ts"
import { reachedOutcomes } from "../deliveryPeople/deliveryOutcome.ts"
import { limits } from "../limits.ts"
import { notDeliveredReasons } from "../orders/orderMoves.ts"
import { MoveRefused, UnknownReference } from "../resource/refusals.ts"
import type { BodyOf } from "../resource/resource.ts"
import { bodySchema } from "../resource/body.ts"
import { rowSchema } from "../resource/schemas.ts"
import { staleRecordOf } from "../resource/staleRecord.ts"
import { looseDeliveries } from "../resources/looseDeliveries.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { Text } from "../wire/text.ts"
import { looseCancelReasons } from "./looseDeliveryMoves.ts"
import { looseCourierCalls } from "./looseCourierCalls.ts"
import { looseCreditCalls } from "./looseCreditCalls.ts"
import { looseStages } from "./looseStages.ts"
import { LooseReasonNeeded, NotEnoughCredits, QuoteAnswer, QuoteChanged, TooFar } from "./refusals.ts"

const common = { service: "main", extra: "loose-deliveries", access: looseDeliveries.access } as const
const params = { id: RecordIdText }
const row = () => rowSchema(looseDeliveries)
const version = Schema.optionalKey(Schema.Int)

const namesOf = (choices: object | undefined): ReadonlyArray<string> => Object.keys(choices ?? {})

/** Request of a store as the resource describes it, with the price it confirmed, in cents. */
const SentDelivery = (): Schema.Codec<DeliveryBody, unknown> =>
  bodySchema(looseDeliveries.fields, "create", {
    owner: Schema.optionalKey(RecordId),
    confirmedPrice: Schema.Int,
  })
type DeliveryBody = BodyOf<typeof looseDeliveries> & {
  readonly owner?: RecordId
  readonly confirmedPrice: number
}

const { dropoffs, packageSize, vehicle } = looseDeliveries.fields
/** Input of a price quote; less than a store must state to send a delivery. */
const QuoteRequest = Schema.Struct({
  owner: Schema.optionalKey(RecordId),
  pickupPlace: Schema.optionalKey(Schema.NullOr(PlaceOnEarth)),
  dropoffs: Schema.Array(Schema.Struct({ place: PlaceOnEarth })).check(
    Schema.isMinLength(1),
    Schema.isMaxLength(dropoffs.rules.max),
  ),
  packageSize: Schema.Literals(namesOf(packageSize.choices)),
  vehicle: Schema.Literals(namesOf(vehicle.choices)),
  needsReturn: Schema.optionalKey(Schema.NullOr(Schema.Boolean)),
})
export type QuoteRequest = typeof QuoteRequest.Type

/** Calls of a store for loose deliveries. The calls of their description find, read and export them. */
export const looseDeliveryCalls = {
  quote: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/loose-deliveries/quote",
      summary: "Tells what a delivery would cost, and how long it would take.",
      reads: true,
    },
    { body: () => QuoteRequest, success: () => QuoteAnswer, refusals: () => [UnknownReference, TooFar] },
  ),
  send: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/loose-deliveries",
      summary:
        "Asks for a delivery at the price that was quoted. The server works the price out again, and takes it from the company's credits.",
    },
    {
      body: SentDelivery,
      success: () => partialAnswer(row()),
      refusals: () => [UnknownReference, TooFar, QuoteChanged, NotEnoughCredits],
    },
  ),
  move: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/loose-deliveries/:id/move",
      summary:
        "Moves a delivery to one of its next statuses; where it is there already, nothing happens. With a version, only from that one. Canceling gives back what the rule says.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          to: Schema.Literals(Object.keys(looseStages)),
          reason: Schema.optionalKey(Schema.Literals([...looseCancelReasons, ...notDeliveredReasons])),
          comment: Schema.optionalKey(Text(limits.text.line.max)),
          outcome: Schema.optionalKey(Schema.Literals(reachedOutcomes)),
          version,
        }),
      success: () => partialAnswer(row()),
      refusals: () => [MoveRefused, LooseReasonNeeded, staleRecordOf(looseDeliveries)],
    },
  ),
  endDropoff: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/loose-deliveries/:id/dropoff",
      summary:
        "Says how one drop-off of a delivery on its way ended; the last one ends the way. With a version, only from that one.",
      params,
    },
    {
      body: () =>
        Schema.Struct({
          /** Its place, counted from 0. */
          dropoff: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 9 })),
          outcome: Schema.Literals([...reachedOutcomes, "nao_entregue"]),
          reason: Schema.optionalKey(Schema.Literals(notDeliveredReasons)),
          version,
        }),
      success: () => partialAnswer(row()),
      refusals: () => [MoveRefused, LooseReasonNeeded, staleRecordOf(looseDeliveries)],
    },
  ),
  changes: lazyEndpoint(
    {
      ...common,
      method: "GET",
      path: "/loose-deliveries/changes",
      summary:
        "Streams which deliveries within reach change, with status and version; `start` says whether it goes on from Last-Event-ID.",
      answers: "events",
    },
    { success: () => Schema.String },
  ),
  assign: lazyEndpoint(
    {
      ...common,
      method: "POST",
      path: "/loose-deliveries/:id/courier",
      summary:
        "Gives a delivery that has not left the store to a delivery person, or takes it back from them. With a version, only from that one.",
      params,
    },
    {
      body: () => Schema.Struct({ deliveryPerson: Schema.NullOr(RecordId), version }),
      success: () => partialAnswer(row()),
      refusals: () => [MoveRefused, UnknownReference, staleRecordOf(looseDeliveries)],
    },
  ),
  ...looseCourierCalls,
  ...looseCreditCalls,
}
