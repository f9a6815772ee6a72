import * as Effect from "effect/Effect"
import {
  type Application,
  type NewApplication,
  type SavedApplication,
} from "../contract/applications/application.ts"
import { applicationAdmin as calls, StaleApplication } from "../contract/applications/applicationAdmin.ts"
import { domainChecks } from "../contract/applications/domainChecks.ts"
import { applications } from "../contract/applications/applications.ts"
import { limits } from "../contract/limits.ts"
import { ValueTaken } from "../contract/resource/refusals.ts"
import { sameName } from "../contract/search/compareNames.ts"
import type { CurrentUser } from "../contract/session/currentUser.ts"
import type { Endpoint } from "../contract/wire/endpoint.ts"
import { NotFound } from "../contract/wire/refusals.ts"
import type { Numbered } from "../contract/wire/recordId.ts"
import { isStale, type MemoryTable, memoryTable } from "./memoryTable.ts"
import { idOf } from "./readInput.ts"
import { textFinder } from "../contract/search/searchTexts.ts"
import { entryOf } from "../contract/wire/entryOf.ts"
import type { Handler, HandlerInput } from "./Handler.ts"

type Row = Numbered<Application>

interface ApplicationFilter {
  readonly name?: string
  readonly status?: string
  readonly upgrade?: string
  readonly typeApp?: string
}

/** Data of the calls about applications. */
export interface ApplicationMemory {
  readonly applications: MemoryTable<Row, ApplicationFilter>
}

const has = (row: Row, { name = "", status, upgrade, typeApp }: ApplicationFilter) =>
  textFinder(name)(row.name) &&
  (status === undefined || row.status === status) &&
  (upgrade === undefined || row.upgrade === upgrade) &&
  (typeApp === undefined || row.typeApp === typeApp)

/** The applications of a backend. */
export const applicationTable = (rows: ReadonlyArray<Row>): ApplicationMemory["applications"] =>
  memoryTable({ rows, id: ({ _id }) => _id, matches: has })

const referenceOf = ({ _id, name }: Row) => ({ _id, name })

/** No name is looked up here: an application's first domain leads to it, others nowhere. */
const checked = ({ domains }: Row) =>
  (domains ?? []).map((domain, at) =>
    at === 0
      ? { domain, state: "HERE" as const, addresses: ["203.0.113.7"] }
      : { domain, state: "UNRESOLVED" as const, addresses: [] },
  )

const readHandlers = (
  { applications: table }: ApplicationMemory,
  user: Numbered<CurrentUser>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const found = (filter: unknown) => table.found({ filter: filter as ApplicationFilter })
  const page = ({ query }: HandlerInput) => {
    const { pageIn, pageOut, ...filter } = query as ApplicationFilter & { pageIn?: number; pageOut?: number }
    const { pageNumber, pageSize } = limits.list
    return Effect.succeed(
      table.page({ filter, pageNumber: pageIn ?? pageNumber, pageSize: pageOut ?? pageSize }),
    )
  }
  const get: Handler = (input) => {
    const { application } = user
    return !user.isRoot && application?.id === idOf(input)
      ? Effect.succeed({ _id: application.id, name: application.name })
      : table.one(idOf(input))
  }
  const called = (name: string) => {
    const text = name.trim()
    const rows = [...table.rows.values()]
    const row = rows.find(({ _id }) => String(_id) === text) ?? rows.find(({ name }) => sameName(name, text))
    return row ? Effect.succeed(row) : Effect.fail(new NotFound())
  }
  return [
    [applications.get, get],
    [calls.page, page],
    [calls.upgrades, ({ query }) => Effect.succeed(found(query))],
    [calls.search, ({ query }) => Effect.succeed(found(query).map(referenceOf))],
    [domainChecks.check, (input) => Effect.map(table.one(idOf(input)), checked)],
    [calls.named, ({ params }) => Effect.map(called((params as { readonly id: string }).id), referenceOf)],
  ]
}

/** Returns a row with a save applied: a nested part replaces only the fields it has, null clears it. */
const merged = (before: Row, body: Partial<Numbered<SavedApplication>>): Row => {
  const entries = Object.entries(body).map(([name, value]) => {
    const former = entryOf(before, name)
    const isPart = typeof value === "object" && value !== null && !Array.isArray(value)
    return [name, isPart ? { ...(former as object | null), ...value } : value]
  })
  const updatedAt = new Date().toISOString()
  const { _id, version = 0 } = before
  return { ...before, ...Object.fromEntries(entries), _id, updatedAt, version: version + 1 }
}

/** Handlers for the calls about applications. */
export const applicationHandlers = (
  memory: ApplicationMemory,
  user: Numbered<CurrentUser>,
): ReadonlyArray<readonly [Endpoint, Handler]> => {
  const { applications: table } = memory
  const free = (id: number, { domains }: Partial<NewApplication>) =>
    [...table.rows.values()].some(
      (row) => row._id !== id && row.domains?.some((domain) => domains?.includes(domain)),
    )
      ? Effect.fail(new ValueTaken({ field: "domains" }))
      : Effect.void
  const create = ({ body }: HandlerInput) => {
    const _id = table.nextId()
    const blank: Row = { _id, name: "", status: "DRAFT", upgrade: "NONE", domains: [], version: 0 }
    return Effect.andThen(free(_id, body as NewApplication), table.put(merged(blank, body as NewApplication)))
  }
  const save = Effect.fnUntraced(function* (input: HandlerInput) {
    const body = input.body as Numbered<SavedApplication>
    const before = yield* table.one(idOf(input))
    if (isStale(before, body.version)) return yield* new StaleApplication({ current: before })
    yield* free(before._id, body)
    return yield* table.put(merged(before, body))
  })
  return [
    ...readHandlers(memory, user),
    [calls.create, create],
    [calls.save, save],
    [calls.remove, (input) => Effect.map(table.one(idOf(input)), ({ _id }) => void table.rows.delete(_id))],
  ]
}
