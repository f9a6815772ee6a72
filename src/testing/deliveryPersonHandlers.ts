import * as Effect from "effect/Effect"
import type { LocatedCompany } from "../contract/companies/companies.ts"
import { maskCpf, plainCpf } from "../contract/people/cpf.ts"
import {
  CpfTaken,
  deliveryPeople as calls,
  StaleDeliveryPerson,
} from "../contract/deliveryPeople/deliveryPeople.ts"
import { deliveryPersonList } from "../contract/deliveryPeople/deliveryPersonList.ts"
import { personRecords } from "../contract/deliveryPeople/personRecords.ts"
import { personRow } from "../contract/deliveryPeople/personRow.ts"
import {
  availabilityOf,
  type DeliveryChanges,
  type DeliveryPerson,
  type SavedDeliveryPerson,
} from "../contract/deliveryPeople/deliveryPerson.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { limits } from "../contract/limits.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { idOf } from "./readInput.ts"
import { isStale, type MemoryTable, memoryTable } from "./memoryTable.ts"
import { ownListHandlers } from "./ownListHandlers.ts"
import { pageOf } from "./pageOf.ts"
import { sampleCompanies, sampleStores } from "./sampleCompanies.ts"
import { sampleOnlineTimes, sampleRaces } from "./sampleDeliveryPeople.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

/** Data of the calls about delivery people. */
export interface DeliveryPeopleMemory {
  readonly couriers: MemoryTable<Numbered<DeliveryPerson>, Filter>
}

const includes = (text: string | null | undefined, part: string | undefined) => textFinder(part ?? "")(text)

const isSet = (expected: boolean | null | undefined, is: boolean) => (expected ?? is) === is

const hasFlag = ({ flag }: Numbered<DeliveryPerson>, expected = "") =>
  expected === "" ||
  flag === expected ||
  (expected === "UNAVAILABLE" && availabilityOf(flag) === "unavailable")

type Filter = Partial<{
  isOnline: boolean | null
  onRoute: boolean | null
  company: number
  person: string
  flag: string
  cpf: string
  typeOfVehicle: string
  search: string
}>

const matches = (one: Numbered<DeliveryPerson>, filter: Filter) =>
  isSet(filter.isOnline, one.isOnline) &&
  isSet(filter.onRoute, one.onRoute) &&
  hasFlag(one, filter.flag) &&
  (filter.company === undefined || one.company?._id === filter.company) &&
  includes(one.person?.name, filter.person) &&
  includes(one.cpf, filter.cpf) &&
  includes(one.typeOfVehicle, filter.typeOfVehicle) &&
  includes(`${one.person?.name ?? ""} ${one.typeOfVehicle ?? ""}`, filter.search)

const isOpenAs = ({ isOpen = false }: Numbered<LocatedCompany>, query: unknown) =>
  isSet((query as { isOpen?: boolean | null }).isOpen, isOpen)

/** The delivery people of a backend. */
export const courierTable = (
  rows: ReadonlyArray<Numbered<DeliveryPerson>>,
): DeliveryPeopleMemory["couriers"] => memoryTable({ rows, id: ({ _id }) => _id, matches })

/** As lists show them. */
const asListed = (one: Numbered<DeliveryPerson>): Numbered<DeliveryPerson> =>
  one.cpf ? { ...one, cpf: maskCpf(one.cpf) } : one

const companyOf = (id: number | null | undefined) => {
  const found = sampleCompanies.find(({ _id }) => _id === id)
  if (!found) return null
  const { isOpen: _, ...company } = found
  return company
}

/** The record after a save: what was left out is as it was. */
const afterSave = (
  before: Numbered<DeliveryPerson>,
  { person, company, cpf, ...rest }: Numbered<SavedDeliveryPerson>,
): Numbered<DeliveryPerson> => ({
  ...before,
  ...rest,
  ...(person === undefined
    ? {}
    : { person: person && { _id: person._id ?? before.person?._id ?? before._id + 100, name: person.name } }),
  ...(company === undefined ? {} : { company: companyOf(company) }),
  ...(cpf === undefined ? {} : { cpf: cpf && plainCpf(cpf) }),
  version: (before.version ?? 0) + 1,
})

/** Changes what is known, as somebody who follows the stream does. */
export const applyChanges = (
  { rows }: DeliveryPeopleMemory["couriers"],
  { changed, removed }: Numbered<DeliveryChanges>,
) => {
  for (const id of removed) rows.delete(id)
  for (const change of changed) {
    const before = rows.get(change._id) ?? {
      isOnline: false,
      onRoute: false,
      flag: "",
      deliverymanPaid: false,
    }
    rows.set(change._id, { ...before, ...change })
  }
}

const makeWrites = ({ couriers }: DeliveryPeopleMemory) => {
  const ensureFreeCpf = ({ cpf }: Numbered<SavedDeliveryPerson>, id?: number) =>
    cpf && [...couriers.rows.values()].some((one) => one._id !== id && one.cpf === plainCpf(cpf))
      ? Effect.fail(new CpfTaken())
      : Effect.void
  const create = ({ body }: HandlerInput) => {
    const _id = couriers.nextId()
    const empty = { _id, isOnline: false, onRoute: false, flag: "UNAVAILABLE", deliverymanPaid: false }
    const made = body as Numbered<SavedDeliveryPerson>
    return Effect.andThen(ensureFreeCpf(made), couriers.put(afterSave({ ...empty, unpaidCents: 0 }, made)))
  }
  const save = (
    before: Numbered<DeliveryPerson>,
    { version, ...requested }: Numbered<SavedDeliveryPerson>,
  ): Effect.Effect<Numbered<DeliveryPerson>, StaleDeliveryPerson | CpfTaken> =>
    isStale(before, version)
      ? Effect.fail(new StaleDeliveryPerson({ current: before }))
      : Effect.andThen(ensureFreeCpf(requested, before._id), couriers.put(afterSave(before, requested)))
  const pay = (before: Numbered<DeliveryPerson>, body: (typeof calls.pay)["body"]["Type"]) => {
    const { deliverymanPaid, deliveryManPaidDate: at } = body
    const date = deliverymanPaid ? (at ?? new Date().toISOString()) : null
    return couriers.put({ ...before, deliverymanPaid, deliveryManPaidDate: date })
  }
  return { create, save, pay }
}

const pageFor = (rows: ReadonlyArray<unknown>, { query }: HandlerInput) => {
  const { pageIn, pageOut } = query as { pageIn?: number; pageOut?: number }
  const { pageNumber, pageSize } = limits.list
  return pageOf(rows, { pageNumber: pageIn ?? pageNumber, pageSize: pageOut ?? pageSize })
}

const importPositions = ({ couriers }: DeliveryPeopleMemory, { body }: HandlerInput) => {
  const positions = (body as Numbered<(typeof calls.positions)["body"]["Type"]>).positions
  const unknown = positions.map(({ _id }) => _id).filter((id) => !couriers.rows.has(id))
  for (const { _id, location, at = new Date().toISOString() } of positions) {
    const before = couriers.rows.get(_id)
    if (before) couriers.rows.set(_id, { ...before, location, positionAt: at })
  }
  return Effect.succeed({ known: positions.length - unknown.length, unknown })
}

/** Handlers for the calls about delivery people. */
export const deliveryPersonHandlers = (
  memory: DeliveryPeopleMemory,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { couriers } = memory
  const { create, save, pay } = makeWrites(memory)
  const found = (query: unknown) => couriers.found({ filter: query as Filter })
  const one = (input: HandlerInput) => couriers.one(idOf(input))
  return [
    [calls.list, ({ query }) => Effect.succeed(found(query))],
    [calls.status, ({ query }) => Effect.succeed(found(query))],
    [calls.page, (input) => Effect.succeed(pageFor(found(input.query).map(asListed), input))],
    [calls.get, one],
    [calls.create, create],
    [
      calls.save,
      (input) => Effect.flatMap(one(input), (it) => save(it, input.body as Numbered<SavedDeliveryPerson>)),
    ],
    [calls.remove, (input) => Effect.map(one(input), ({ _id }) => void couriers.rows.delete(_id))],
    ...ownListHandlers(personRecords, deliveryPersonList, couriers, { rowOf: personRow, shown: asListed }),
    [calls.pay, (input) => Effect.flatMap(one(input), (it) => pay(it, input.body as never))],
    [calls.races, (input) => Effect.map(one(input), (person) => sampleRaces(person))],
    [
      calls.onlineLastWeek,
      (input) => Effect.map(one(input), (person) => pageFor(sampleOnlineTimes(person), input)),
    ],
    [calls.stores, ({ query }) => Effect.succeed(sampleStores.filter((it) => isOpenAs(it, query)))],
    [calls.positions, (input) => importPositions(memory, input)],
  ]
}
