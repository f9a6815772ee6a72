import * as Schema from "effect/Schema"
import { managesDeliveries } from "../access/access.ts"
import { Company } from "./company.ts"
import { type Endpoint, endpoint } from "../wire/endpoint.ts"
import { entity } from "../wire/entity.ts"
import { paginator, resultPage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { KeyId, RecordId, RecordIdText } from "../wire/recordId.ts"
import { Moment } from "../wire/text.ts"

const opening = { isOpen: Schema.Boolean, isManual: Schema.Boolean }

/** Opening state of a company: if it delivers now, and if a person decided so (section 4). */
export const Opening = Schema.Struct(opening)
export type Opening = typeof Opening.Type

const delivery = {
  ...opening,
  company: Schema.optionalKey(Company),
  /** Since when it is as it is. */
  changedAt: Schema.optionalKey(Moment),
  /** The full name of who made it so; null when nobody did. */
  changedBy: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Next time its hours open or close it; null in manual mode, and without hours. */
  changesAt: Schema.optionalKey(Schema.NullOr(Moment)),
  /** End of its manual mode, after which it follows its hours again; null where it has none. */
  manualUntil: Schema.optionalKey(Schema.NullOr(Moment)),
  /** Reason for being opened or closed until then. */
  pauseReason: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Time zone of its hours, as an IANA name: `America/Sao_Paulo`. */
  timeZone: Schema.optionalKey(Schema.String),
  version: Schema.optionalKey(Schema.Int),
}

/** A company's delivery record. What the reference API adds may be missing. */
export const CompanyDelivery = entity({ ...delivery, _id: RecordId })
export type CompanyDelivery = typeof CompanyDelivery.Type

/** Someone else saved the record first; `current` is what they saved. */
export class StaleCompanyDelivery extends Schema.TaggedError<StaleCompanyDelivery>()("StaleCompanyDelivery", {
  current: CompanyDelivery,
}) {
  static readonly status = 412
}

/** The company has a delivery record already: one each. */
export class CompanyDeliveryExists extends Schema.TaggedError<CompanyDeliveryExists>()(
  "CompanyDeliveryExists",
  {},
) {
  static readonly status = 409
}

/** The call is about one company: the caller's own, or the one the Company header names. */
export class NoCompanyViewed extends Schema.TaggedError<NoCompanyViewed>()("NoCompanyViewed", {}) {
  static readonly status = 422
}

const common = { service: "main", access: managesDeliveries } as const

/** The delivery records of the companies within the caller's reach (section 7, company delivery). */
export const companyDeliveries = {
  list: endpoint({
    ...common,
    method: "GET",
    path: "/company/company-delivery",
    summary: "Lists the delivery records; at most one when a company is being viewed.",
    // Read and written by its company: a record without an id opens and closes its store as well.
    success: Schema.Array(entity({ ...delivery, _id: KeyId })),
  }),
  page: endpoint({
    ...common,
    method: "GET",
    path: "/company/company-delivery/paginator/",
    summary: "Reads one page of delivery records, of one company or of all.",
    query: { ...paginator, companyId: Schema.optionalKey(RecordIdText) },
    success: resultPage(CompanyDelivery),
  }),
  get: endpoint({
    ...common,
    method: "GET",
    path: "/company/company-delivery/:id",
    summary: "Reads one delivery record.",
    params: { id: RecordIdText },
    success: CompanyDelivery,
  }),
  create: endpoint({
    ...common,
    method: "POST",
    path: "/company/company-delivery/:companyId",
    summary: "Creates the delivery record of a company that has none.",
    params: { companyId: RecordIdText },
    body: Opening,
    success: partialAnswer(CompanyDelivery),
    refusals: [CompanyDeliveryExists],
  }),
  open: endpoint({
    ...common,
    method: "PUT",
    path: "/company/company-delivery/open-company",
    summary: "Opens or closes the company being viewed, or returns it to its store hours.",
    body: Opening,
    success: partialAnswer(CompanyDelivery),
    refusals: [NoCompanyViewed],
  }),
  save: endpoint({
    ...common,
    method: "PUT",
    path: "/company/company-delivery/:id",
    summary: "Saves a delivery record.",
    params: { id: RecordIdText },
    body: Schema.Struct({ ...opening, version: Schema.optionalKey(Schema.Int) }),
    success: partialAnswer(CompanyDelivery),
    refusals: [StaleCompanyDelivery],
  }),
  remove: endpoint({
    ...common,
    method: "DELETE",
    path: "/company/company-delivery/:id",
    summary: "Deletes a delivery record; the company then no longer delivers.",
    params: { id: RecordIdText },
    success: Schema.Void,
  }),
}

/** Path of the call that pauses a company; its contract is fetched apart. */
export const pausePath = "/company/delivery-settings/pause"

/** True if a call may open or close a company: a pause, and all writes to delivery records, from any panel. */
export const opensOrCloses = ({ method, path }: Endpoint): boolean =>
  method !== "GET" && (path === pausePath || path.startsWith(companyDeliveries.list.path))
