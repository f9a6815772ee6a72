import { described } from "../../host/server/db/described/described.ts"
import { tableName } from "../../host/server/db/described/names.ts"
import { callsOf } from "../../src/contract/resource/calls.ts"
import { fileColumns } from "../../src/contract/resource/fileColumns.ts"
import { filterWay } from "../../src/contract/resource/filter.ts"
import { finishedLists } from "../../src/contract/resource/finishing.ts"
import { maskedPaths } from "../../src/contract/resource/masked.ts"
import type { Fields } from "../../src/contract/resource/field.ts"
import type { Resource } from "../../src/contract/resource/resource.ts"
import type { Endpoint } from "../../src/contract/wire/endpoint.ts"
import { everyCall, type Sample } from "../server/samples.ts"
import { sampleBody } from "../server/resources/sampleBody.ts"

/** A number that stands for a record in the request of a call. */
export const hole = 999_999

/** A call, a request it understands with holes for records, and the table its address names a record of. */
export interface Target extends Sample {
  readonly table: string | undefined
  /** The tables whose records the fields of its body name, by field. */
  readonly named: ReadonlyMap<string, string>
}

const page = { sortOrder: "asc", sortField: "id", pageNumber: 0, pageSize: 100 } as const

/** A filter by every record a list is filtered by. */
const filterOf = (resource: Resource) =>
  Object.fromEntries(
    resource.filters.flatMap((name) => {
      const { to } = resource.fields[name] ?? {}
      const isOfRecords = name === "owner" || (to !== undefined && filterWay(resource, name) === "values")
      return isOfRecords ? [[name, [hole]]] : []
    }),
  )

const params = { id: hole }

/** Requests of a described list. */
const requestsOf = async (resource: Resource): Promise<Readonly<Record<string, object>>> => {
  const body = await sampleBody(resource, async () => hole)
  const filter = filterOf(resource)
  const owner = resource.scope === "platform" ? {} : { owner: hole }
  const to = Object.keys(resource.status?.values ?? {}).at(-1)
  const query = { ...page, filter }
  return {
    find: { body: query },
    findTree: { body: query },
    export: {
      body: { filter, sortField: "id", sortOrder: "asc", ids: [hole], columns: fileColumns(resource) },
    },
    get: { params },
    history: { params },
    create: { body: { ...body, ...owner } },
    save: { params, body: { ...body, version: 1 } },
    remove: { params },
    removeMany: { body: { ids: [hole] } },
    move: { params, body: { to } },
    moveMany: { body: { to, rows: { ids: [hole] } } },
    finish: { params, body: { list: finishedLists(resource)[0], item: "1" } },
    reveal: { params, body: { field: maskedPaths(resource)[0] } },
    order: { params, body: { before: hole } },
  }
}

const tables: Readonly<Record<string, string>> = {
  "/acl/users": "users",
  "/users": "users",
  "/acl/roles": "roles",
  "/order": "orders",
  "/contact": "contacts",
  "/delivery-man": "delivery_people",
  "/company/company-delivery": "company_deliveries",
  "/files": "files",
  "/v2/admin/applications": "applications",
}

const tableOf = (path: string) => {
  const resource = described.find((one) => path.startsWith(`${one.path}/`))
  if (resource) return tableName(resource)
  return Object.entries(tables).find(([prefix]) => path.startsWith(`${prefix}/`))?.[1]
}

/** The tables that fields refer to, by the names of the fields. */
const namedBy = (fields: Fields): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, { to, fields: inner = {} }]) => [
      ...(to === undefined ? [] : [[name, tableName({ name: to })] as const]),
      ...namedBy(inner),
    ]),
  )

/** Every call of the contract, those of the described lists too. */
export const everyTarget = async (): Promise<ReadonlyArray<Target>> => {
  const lists = await Promise.all(
    described.map(async (resource) => {
      const requests = await requestsOf(resource)
      return Object.entries(callsOf(resource) as Readonly<Record<string, Endpoint>>).map(([name, to]) => ({
        name: `${resource.name}.${name}`,
        to,
        named: namedBy(resource.fields),
        ...requests[name],
      }))
    }),
  )
  const written = everyCall.map((sample) => ({ ...sample, named: new Map<string, string>() }))
  return [...written, ...lists.flat()].map((sample) => ({ ...sample, table: tableOf(sample.to.path) }))
}
