import * as Effect from "effect/Effect"
import type { Company } from "../contract/companies/company.ts"
import {
  companyDeliveries as calls,
  type CompanyDelivery,
  CompanyDeliveryExists,
  type Opening,
  StaleCompanyDelivery,
} from "../contract/companies/companyDeliveries.ts"
import { companyDeliveryList } from "../contract/companies/companyDeliveryList.ts"
import { deliveryRecords, deliveryRow } from "../contract/companies/deliveryRecords.ts"
import { deliveryAreaCalls, type KeptOpening } from "../contract/deliveryAreas/deliveryAreaCalls.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { limits } from "../contract/limits.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { ownListHandlers } from "./ownListHandlers.ts"
import { idOf } from "./readInput.ts"
import { isStale, type MemoryTable, memoryTable } from "./memoryTable.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about company deliveries: the current records of the user's companies. */
export interface DeliveryMemory {
  readonly deliveries: MemoryTable<Numbered<CompanyDelivery>, { readonly companyId?: number }>
}

/** The delivery records of a backend. */
export const deliveryTable = (rows: ReadonlyArray<Numbered<CompanyDelivery>>): DeliveryMemory["deliveries"] =>
  memoryTable({
    rows,
    id: ({ _id }) => _id,
    matches: ({ company }, { companyId }) => companyId === undefined || company?._id === companyId,
  })

/** A record after someone opened or closed its company. */
export const withOpening = (
  { version = 1, ...record }: Numbered<CompanyDelivery>,
  { isOpen, isManual }: Opening,
  name: string,
): Numbered<CompanyDelivery> => ({
  ...record,
  isOpen,
  isManual,
  ...(isManual && record.changesAt ? { changesAt: null } : {}),
  changedAt: new Date().toISOString(),
  changedBy: name,
  manualUntil: null,
  pauseReason: null,
  version: version + 1,
})

type Saved = (typeof calls.save)["body"]["Type"]

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
    const filter = companyId === undefined ? {} : { companyId }
    return Effect.succeed(deliveries.page({ filter, pageNumber: pageIn, pageSize: pageOut }))
  }
  return [
    [calls.list, () => Effect.succeed([...deliveries.rows.values()])],
    [calls.page, page],
    [calls.get, (input) => deliveries.one(idOf(input))],
    ...ownListHandlers(deliveryRecords, companyDeliveryList, deliveries, { rowOf: deliveryRow }),
  ]
}

const createHandler =
  (memory: DeliveryMemory, companies: ReadonlyArray<Numbered<Company>>, fullname: string): Handler =>
  ({ params, body }) => {
    const { deliveries } = memory
    const { companyId } = params as { companyId: number }
    const company = companies.find(({ _id }) => _id === companyId)
    if (!company) return Effect.fail(new NotFound({}))
    if (deliveries.found({ filter: { companyId } }).length > 0)
      return Effect.fail(new CompanyDeliveryExists({}))
    const _id = deliveries.nextId()
    const { name, type } = company
    const known = { _id: companyId, ...(name !== undefined && { name }), ...(type && { type }) }
    const opening = body as Opening
    const record = { _id, company: known, ...opening, version: 0 }
    return deliveries.put(withOpening(record, opening, fullname))
  }

/** Opens or closes the store of a backend for some minutes. */
const keeping =
  ({ deliveries }: DeliveryMemory, fullname: string): Handler =>
  ({ body }) => {
    const [record] = deliveries.rows.values()
    const { isOpen, minutes, reason = null } = body as KeptOpening
    const manualUntil = new Date(Date.now() + minutes * 60_000).toISOString()
    return record
      ? deliveries.put({
          ...withOpening(record, { isOpen, isManual: true }, fullname),
          manualUntil,
          pauseReason: reason,
        })
      : Effect.fail(new NotFound({}))
  }

const writeHandlers = (
  memory: DeliveryMemory,
  companies: ReadonlyArray<Numbered<Company>>,
  fullname: string,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { deliveries } = memory
  const open: Handler = ({ body }) => {
    const [record] = deliveries.rows.values()
    return record
      ? deliveries.put(withOpening(record, body as Opening, fullname))
      : Effect.die("no company delivers")
  }
  const save: Handler = (input) =>
    Effect.flatMap(deliveries.one(idOf(input)), (record): ReturnType<Handler> => {
      const { version, ...opening } = input.body as Saved
      return isStale(record, version)
        ? Effect.fail(new StaleCompanyDelivery({ current: record }))
        : deliveries.put(withOpening(record, opening, fullname))
    })
  const remove: Handler = (input) =>
    Effect.map(deliveries.one(idOf(input)), ({ _id }) => void deliveries.rows.delete(_id))
  return [
    [calls.open, open],
    [deliveryAreaCalls.keep, keeping(memory, fullname)],
    [calls.create, createHandler(memory, companies, fullname)],
    [calls.save, save],
    [calls.remove, remove],
  ]
}

/** Handlers for the calls about company deliveries. */
export const deliveryHandlers = (
  memory: DeliveryMemory,
  companies: ReadonlyArray<Numbered<Company>>,
  fullname: string,
): ReadonlyArray<readonly [Endpoint, Handler]> => [
  ...readHandlers(memory),
  ...writeHandlers(memory, companies, fullname),
]
