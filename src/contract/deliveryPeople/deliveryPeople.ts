import * as Schema from "effect/Schema"
import { managesDeliveryPeople } from "../access/access.ts"
import { LocatedCompany } from "../companies/companies.ts"
import {
  deliveryDetails,
  DeliveryPerson,
  DeliveryStatus,
  LivePerson,
  OnlineTime,
  Race,
  SavedDeliveryPerson,
} from "./deliveryPerson.ts"
import { endpoint } from "../wire/endpoint.ts"
import { limits } from "../limits.ts"
import { RecordInUse } from "../resource/refusals.ts"
import { KnownLocation } from "./location.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { RecordId, RecordIdText } from "../wire/recordId.ts"
import { FlagText, Moment, Search } from "../wire/text.ts"
import { GivenMoment } from "../wire/years.ts"

/** Someone else saved the delivery person first; `current` is what they saved. */
export class StaleDeliveryPerson extends Schema.TaggedError<StaleDeliveryPerson>()("StaleDeliveryPerson", {
  current: DeliveryPerson,
}) {
  static readonly status = 412
}

/** Another delivery person of the application has this CPF. */
export class CpfTaken extends Schema.TaggedError<CpfTaken>()("CpfTaken", {}) {
  static readonly status = 409
}

const common = { service: "main", access: managesDeliveryPeople } as const
/** The live map has no guard (section 2): whoever signed in sees where those of their reach are. */
const map = { service: "main", access: "signedIn" } as const

const params = { id: RecordIdText }
/** True, false, or empty for either. */
const liveFilter = { isOnline: Schema.optionalKey(FlagText), onRoute: Schema.optionalKey(FlagText) }

/** Current positions of delivery people. `at` defaults to now. */
const positions = Schema.Array(
  Schema.Struct({ _id: RecordId, location: KnownLocation, at: Schema.optionalKey(Moment) }),
).check(Schema.isMinLength(1), Schema.isMaxLength(limits.delivery.maxPositions))

/** The delivery people within the caller's reach (section 7, delivery people). */
export const deliveryPeople = {
  list: endpoint({
    ...map,
    method: "GET",
    path: "/delivery-man/list/",
    summary: "Lists delivery people for the live map, by state and by a part of name or vehicle.",
    query: { ...liveFilter, search: Search },
    success: Schema.Array(LivePerson),
    namesApplication: true,
  }),
  get: endpoint({
    ...common,
    method: "GET",
    path: "/delivery-man/list/:id",
    summary: "Reads one delivery person with all details and the whole CPF.",
    params,
    success: DeliveryPerson,
  }),
  status: endpoint({
    ...map,
    method: "GET",
    path: "/delivery-man/DeliveryStatus/",
    summary: "Lists only the status and position of delivery people.",
    query: liveFilter,
    success: Schema.Array(DeliveryStatus),
  }),
  page: endpoint({
    ...common,
    method: "GET",
    path: "/delivery-man/paginator/",
    summary: "Reads one page of delivery people.",
    query: {
      ...paginator,
      company: Schema.optionalKey(RecordIdText),
      /** A part of the name. */
      person: Search,
      isOnline: Schema.optionalKey(FlagText),
      /** FREE, ON_ROUTE, or UNAVAILABLE for everything else. */
      flag: Search,
      /** A part of the digits. */
      cpf: Search,
      typeOfVehicle: Search,
    },
    success: resultPage(DeliveryPerson),
  }),
  onlineLastWeek: endpoint({
    ...common,
    method: "GET",
    path: "/delivery-man/online-last-week/:id",
    summary: "Reads one page of a delivery person's online times in the last seven days, latest first.",
    params,
    query: paginator,
    success: resultPage(OnlineTime),
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/delivery-man",
    extraFields: { details: deliveryDetails },
    summary: "Creates a delivery person.",
    body: SavedDeliveryPerson,
    success: partialAnswer(DeliveryPerson),
    refusals: [CpfTaken],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/delivery-man/update/:id",
    extraFields: { details: deliveryDetails },
    summary: "Saves a delivery person; fields left out are unchanged.",
    params,
    body: SavedDeliveryPerson,
    success: partialAnswer(DeliveryPerson),
    refusals: [StaleDeliveryPerson, CpfTaken],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/delivery-man/delete/:id",
    summary: "Deletes a delivery person.",
    params,
    success: Schema.Void,
    refusals: [RecordInUse],
  }),
  pay: endpoint({
    ...common,
    method: "PATCH",
    path: "/delivery-man/delivery/paid/:id",
    summary: "Marks a delivery person as paid up to a moment, or undoes it.",
    params,
    body: Schema.Struct({
      deliverymanPaid: Schema.Boolean,
      /** Left out or null, someone paid is paid now. */
      deliveryManPaidDate: Schema.optionalKey(Schema.NullOr(GivenMoment("plan"))),
    }),
    success: partialAnswer(DeliveryPerson),
  }),
  races: endpoint({
    ...common,
    method: "GET",
    path: "/v2/report/deliveryman/races/history/:id",
    summary: "Lists a delivery person's deliveries, latest first.",
    params,
    success: Schema.Array(Race),
  }),
  stores: endpoint({
    ...map,
    method: "GET",
    path: "/v2/company/location",
    summary: "Lists the companies that deliver and where they are, open or closed or both.",
    query: { isOpen: Schema.optionalKey(FlagText) },
    success: Schema.Array(LocatedCompany),
  }),
  positions: endpoint({
    ...common,
    method: "PUT",
    path: "/delivery-man/positions",
    extra: "positions",
    summary: "Accepts the positions of many delivery people and ignores those older than the known ones.",
    body: Schema.Struct({ positions }),
    success: Schema.Struct({ known: Schema.Int, unknown: Schema.Array(RecordId) }),
  }),
  changes: endpoint({
    ...map,
    method: "GET",
    path: "/delivery-man/changes",
    extra: "streams",
    summary:
      "Streams what changes: `start` says whether it goes on from Last-Event-ID, `changes` who changed or left.",
    success: Schema.String,
    answers: "events",
  }),
}
