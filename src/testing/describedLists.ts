import * as Effect from "effect/Effect"
import { allows, permissionsIn } from "../contract/access/access.ts"
import { limits } from "../contract/limits.ts"
import { choices, type FoundRecord } from "../contract/resource/choices.ts"
import { numberedLabel } from "../contract/resource/numberedLabel.ts"
import { rankFound } from "../contract/resource/rankFound.ts"
import { recordTitle } from "../contract/resource/recordTitle.ts"
import type { Resource } from "../contract/resource/resource.ts"
import { sourceAccess } from "../contract/resource/sourceAccess.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { Forbidden, NotFound } from "../contract/wire/refusals.ts"
import type { CompanyMemory } from "./companyHandlers.ts"
import { contractHandlers } from "./contractHandlers.ts"
import { couponCodeHandlers } from "./couponCodeHandlers.ts"
import type { DeliveryPeopleMemory } from "./deliveryPersonHandlers.ts"
import { eventStreams } from "./eventStreams.ts"
import { faqSuggestionHandlers } from "./faqSuggestionHandlers.ts"
import { faqVoteHandlers } from "./faqVoteHandlers.ts"
import type { FileMemory } from "./fileHandlers.ts"
import { franchiseUserHandlers } from "./franchiseUserHandlers.ts"
import { groupMemberHandlers } from "./groupMemberHandlers.ts"
import { acquiringHandlers } from "./acquiringHandlers.ts"
import { billingHandlers } from "./billingHandlers.ts"
import { invoicingHandlers } from "./invoicingHandlers.ts"
import { messageHandlers } from "./messageHandlers.ts"
import { bulkPriceHandlers } from "./bulkPriceHandlers.ts"
import { importHandlers } from "./importHandlers.ts"
import { importRuns } from "./importRuns.ts"
import { labelHandlers } from "./labelHandlers.ts"
import { municipalityHandlers } from "./municipalityHandlers.ts"
import { legalHandlers } from "./legalHandlers.ts"
import { licensingHandlers } from "./licensingHandlers.ts"
import { looseDeliveryHandlers } from "./looseDeliveryHandlers.ts"
import { pickingHandlers } from "./pickingHandlers.ts"
import { registryHandlers } from "./registryHandlers.ts"
import { resourceHandlers } from "./resource.ts"
import { type KeptRow, statusOf } from "./resourceFilter.ts"
import type { DescribedLists, ResourceMemory } from "./resourceMemory.ts"
import { choicesIn, type NumberedChoice, type Sources } from "./resourceSources.ts"
import { ticketDeskHandlers } from "./ticketDeskHandlers.ts"
import { ticketThreadHandlers } from "./ticketThreadHandlers.ts"
import { type ListedRecords, type ResourceTable, resourceTable } from "./resourceTable.ts"
import type { RoleMemory } from "./roleHandlers.ts"
import { subscriptionHandlers } from "./subscriptionHandlers.ts"
import type { UserMemory } from "./userHandlers.ts"
import type { Handler } from "./Handler.ts"

/** Data that records of described lists may refer to, besides each other. */
type OtherMemories = CompanyMemory &
  FileMemory &
  DeliveryPeopleMemory &
  RoleMemory &
  Pick<UserMemory, "users"> &
  Pick<DescribedLists, "orders" | "chat" | "said">

/** The brand of a backend whose user has none of their own. */
const sampleApplication = { _id: 1, label: "Balcão" }

const sourcesOf = ({ user, companies, users, roles, couriers, files }: OtherMemories): Sources => {
  const { application, franchises, company } = user
  const referenceOf = (id: number, label: string | null | undefined) => ({
    _id: id,
    label: label ?? String(id),
  })
  const visible = company ? [company] : companies
  return new Map([
    ["files", () => [...files].map(([id, { name, type }]) => ({ ...referenceOf(id, name), type }))],
    ["applications", () => [application ? referenceOf(application.id, application.name) : sampleApplication]],
    ["franchises", () => franchises.map(({ id, name }) => referenceOf(id, name))],
    [
      "companies",
      () =>
        visible.map(({ _id, name, timeZone }) => ({
          ...referenceOf(_id, name),
          ...(timeZone !== undefined && { timeZone }),
        })),
    ],
    ["agents", () => [...users.rows.values()].map(({ id, fullname }) => referenceOf(id, fullname))],
    ["users", () => [...users.rows.values()].map(({ id, fullname }) => referenceOf(id, fullname))],
    ["roles", () => [...roles.rows.values()].map(({ id, title }) => referenceOf(id, title))],
    [
      "deliveryPeople",
      () => [...couriers.rows.values()].map(({ _id, person }) => referenceOf(_id, person?.name)),
    ],
  ])
}

const labelOf = (resource: Resource, { _id, values }: KeptRow) => recordTitle(resource, values) || String(_id)

/** The searched texts of a record that is named by its number too. */
const textsOf = ({ numberedBy, fields }: Resource, { values }: KeptRow): ReadonlyArray<string> | undefined =>
  numberedBy &&
  Object.entries(fields).flatMap(([name, { rules }]) => (rules.searched ? [String(values[name] ?? "")] : []))

/** Returns the choices a described list offers: the records its user sees. */
const choicesOf = ({ resource, table }: ResourceTable): ReadonlyArray<NumberedChoice> =>
  table.found({ filter: {} }).map((row) => ({
    _id: row._id,
    label: numberedLabel(resource, row.values, labelOf(resource, row)),
    status: statusOf(resource, row),
    texts: textsOf(resource, row),
  }))

/** The first records of a described list that have a text in a searched field. */
const firstFound = ({ resource, table }: ResourceTable, search: string): ReadonlyArray<FoundRecord> =>
  Object.values(resource.fields).some(({ rules }) => rules.searched) && search.trim() !== ""
    ? rankFound(
        table
          .found({ filter: { search } })
          .map((row) => ({ source: resource.name, _id: row._id, label: labelOf(resource, row) })),
        search,
      ).slice(0, limits.list.maxFoundEach)
    : []

const everywhere =
  ({ tables }: DescribedLists): Handler =>
  ({ query }) => {
    const { search } = query as { readonly search: string }
    const found = tables.flatMap((one) => firstFound(one, search))
    return Effect.succeed(rankFound(found, search))
  }

/** The described lists of a backend. */
export const describedLists = (
  listed: ReadonlyArray<ListedRecords>,
  memories: OtherMemories,
): DescribedLists => {
  const base = sourcesOf(memories)
  const tables = listed.map((one) => resourceTable(one, memories.user, base))
  const own = tables.map((one) => [one.resource.name, () => choicesOf(one)] as const)
  const { user, orders, chat, said } = memories
  return {
    user,
    tables,
    sources: new Map([...base, ...own]),
    orders,
    chat,
    said,
    subscribers: new Map(),
    looseChanges: eventStreams(),
  }
}

/** Handlers for the calls of all described lists, and for the call that finds records to choose from. */
export const describedHandlers = (lists: DescribedLists): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const memories = lists.tables.map((table): ResourceMemory => ({ ...table, lists, history: [] }))
  const resources = lists.tables.map(({ resource }) => resource)
  const find: Handler = ({ params, query }) => {
    const { source } = params as { readonly source: string }
    const rows = lists.sources.get(source)?.()
    if (!rows) return Effect.fail(new NotFound())
    const access = sourceAccess(source, resources)
    if (!allows(access, lists.user)) return Effect.fail(new Forbidden({ needs: permissionsIn(access) }))
    return Effect.succeed(choicesIn(rows, query as object))
  }
  const ofLists = memories.flatMap(resourceHandlers)
  const runs = importRuns()
  return [
    [choices.find, find],
    [choices.everywhere, everywhere(lists)],
    ...ofLists,
    ...memories.flatMap(registryHandlers),
    ...memories.flatMap(faqVoteHandlers),
    ...memories.flatMap(faqSuggestionHandlers),
    ...memories.flatMap(ticketDeskHandlers),
    ...memories.flatMap(ticketThreadHandlers),
    ...memories.flatMap((memory) => [...acquiringHandlers(memory), ...billingHandlers(memory)]),
    ...memories.flatMap(invoicingHandlers),
    ...memories.flatMap(messageHandlers),
    ...memories.flatMap(legalHandlers),
    ...memories.flatMap(licensingHandlers),
    ...memories.flatMap(looseDeliveryHandlers),
    ...memories.flatMap(contractHandlers),
    ...memories.flatMap(pickingHandlers),
    ...couponCodeHandlers(memories),
    ...subscriptionHandlers(memories),
    ...franchiseUserHandlers(memories),
    ...groupMemberHandlers(memories),
    ...importHandlers(memories, new Map(ofLists), runs),
    ...bulkPriceHandlers(memories, new Map(ofLists), runs),
    ...labelHandlers(memories),
    ...municipalityHandlers(lists.tables, new Map(ofLists)),
  ]
}
