import * as Effect from "effect/Effect"
import type { Company } from "../contract/company.ts"
import {
  companyDeliveries as calls,
  type CompanyDelivery,
  CompanyDeliveryExists,
  type Opening,
  StaleCompanyDelivery,
} from "../contract/companyDeliveries.ts"
import type { Endpoint } from "../contract/endpoint.ts"
import { limits } from "../contract/limits.ts"
import { NotFound } from "../contract/refusals.ts"
import type { Numbered } from "../contract/recordId.ts"
import type { HandlerInput, Handler } from "./handlers.ts"
import { pageOf } from "./pageOf.ts"

/** What the calls about company deliveries keep: the records of the user's companies, as they are now. */
export interface DeliveryMemory {
  readonly deliveries: Array<Numbered<CompanyDelivery>>
}

/** A record after someone opened or closed its company. */
export const withOpening = (
  { version = 1, ...record }: Numbered<CompanyDelivery>,
  { isOpen, isManual }: Opening,
  name: string,
): Numbered<CompanyDelivery> => ({
  ...record,
  isOpen,
  isManual,
  changedAt: new Date().toISOString(),
  changedBy: name,
  version: version + 1,
})

type Saved = (typeof calls.save)["body"]["Type"]

const idOf = ({ params }: HandlerInput) => (params as { id: number }).id

const readHandlers = ({ deliveries }: DeliveryMemory): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const page = ({ query }: HandlerInput) => {
    const {
      pageIn = limits.list.pageNumber,
      pageOut = limits.list.pageSize,
      companyId,
    } = query as {
      readonly pageIn?: number
      readonly pageOut?: number
      readonly companyId?: number
    }
    const found = deliveries.filter(({ company }) => companyId === undefined || company?._id === companyId)
    return Effect.succeed(pageOf(found, { pageNumber: pageIn, pageSize: pageOut }))
  }
  return [
    [calls.list, () => Effect.succeed(deliveries)],
    [calls.page, page],
  ]
}

/** Stores a record in its place and answers it. */
const put = ({ deliveries }: DeliveryMemory, index: number, record: Numbered<CompanyDelivery>) => {
  deliveries[index] = record
  return Effect.succeed(record)
}

const createHandler =
  (memory: DeliveryMemory, companies: ReadonlyArray<Numbered<Company>>, fullname: string): Handler =>
  ({ params, body }) => {
    const { deliveries } = memory
    const { companyId } = params as { companyId: number }
    const company = companies.find(({ _id }) => _id === companyId)
    if (!company) return Effect.fail(new NotFound({}))
    if (deliveries.some((one) => one.company?._id === companyId))
      return Effect.fail(new CompanyDeliveryExists({}))
    const _id = Math.max(0, ...deliveries.map((one) => one._id)) + 1
    const { name, type } = company
    const known = { _id: companyId, ...(name !== undefined && { name }), ...(type && { type }) }
    const opening = body as Opening
    const record = { _id, company: known, ...opening, version: 0 }
    return put(memory, deliveries.length, withOpening(record, opening, fullname))
  }

const writeHandlers = (
  memory: DeliveryMemory,
  companies: ReadonlyArray<Numbered<Company>>,
  fullname: string,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { deliveries } = memory
  const at = (id: number) => deliveries.findIndex(({ _id }) => _id === id)
  const open: Handler = ({ body }) => {
    const [record] = deliveries
    return record
      ? put(memory, 0, withOpening(record, body as Opening, fullname))
      : Effect.die("no company delivers")
  }
  const save: Handler = (input) => {
    const index = at(idOf(input))
    const record = deliveries[index]
    const { version, ...opening } = input.body as Saved
    if (!record) return Effect.fail(new NotFound({}))
    if (version !== undefined && version !== record.version)
      return Effect.fail(new StaleCompanyDelivery({ current: record }))
    return put(memory, index, withOpening(record, opening, fullname))
  }
  const remove: Handler = (input) => {
    const index = at(idOf(input))
    if (index < 0) return Effect.fail(new NotFound({}))
    deliveries.splice(index, 1)
    return Effect.void
  }
  return [
    [calls.open, open],
    [calls.create, createHandler(memory, companies, fullname)],
    [calls.save, save],
    [calls.remove, remove],
  ]
}

/** What the calls about company deliveries answer. */
export const deliveryHandlers = (
  memory: DeliveryMemory,
  companies: ReadonlyArray<Numbered<Company>>,
  fullname: string,
): ReadonlyArray<readonly [Endpoint, Handler]> => [
  ...readHandlers(memory),
  ...writeHandlers(memory, companies, fullname),
]
