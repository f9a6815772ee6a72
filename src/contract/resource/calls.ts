import * as Schema from "effect/Schema"
import { BulkOutcome, bulkSelection, CountChanged, exportQuery } from "../wire/bulk.ts"
import { lazyEndpoint } from "../wire/lazyEndpoint.ts"
import { resultPage } from "../wire/page.ts"
import { partialAnswer } from "../wire/reading.ts"
import { commonOf, params, type Row } from "./callFacts.ts"
import { finishedLists } from "./finishing.ts"
import { filterSchema, sortFields } from "./filter.ts"
import { fileColumns } from "./fileColumns.ts"
import { historyCall } from "./history.ts"
import { maskedFields } from "./masked.ts"
import { CircularTree, RecordInUse, UnknownReference, ValueTaken } from "./refusals.ts"
import type { Resource } from "./resource.ts"
import { newSchema, querySchema, rowSchema, savedSchema } from "./schemas.ts"
import { finishCalls, moveCalls, orderCalls, revealCalls, treeCalls } from "./someCalls.ts"
import { staleRecordOf } from "./staleRecord.ts"

const listCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { many, read } = commonOf(resource)
  const { path } = resource
  return {
    find: lazyEndpoint(
      {
        ...read,
        method: "POST",
        path: `${path}/find`,
        summary: `Finds one page of ${many}.`,
        reads: true,
        extraFields: { estimates: ["exactTotal"] },
      },
      { body: () => querySchema(resource), success: () => resultPage(row()) },
    ),
    export: lazyEndpoint(
      {
        ...read,
        method: "POST",
        path: `${path}/export`,
        summary: `Exports the ${many} a filter finds as CSV.`,
        reads: true,
        answers: "csv",
      },
      {
        body: () =>
          exportQuery({
            filter: filterSchema(resource),
            sort: sortFields(resource),
            columns: fileColumns(resource),
          }),
        success: () => Schema.String,
      },
    ),
  }
}

const recordCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { one, read } = commonOf(resource)
  const { path } = resource
  return {
    get: lazyEndpoint(
      { ...read, method: "GET", path: `${path}/:id`, summary: `Reads one ${one}.`, params },
      { success: row },
    ),
    history: historyCall({ ...read, record: `${path}/:id`, one }),
  }
}

const saveCalls = <R extends Resource>(resource: R, row: Row<R>) => {
  const { one, write } = commonOf(resource)
  const { path } = resource
  const refusals = [ValueTaken, UnknownReference, CircularTree]
  return {
    create: lazyEndpoint(
      { ...write, method: "POST", path, summary: `Creates one ${one}.` },
      { body: () => newSchema(resource), success: () => partialAnswer(row()), refusals: () => refusals },
    ),
    save: lazyEndpoint(
      {
        ...write,
        method: "PUT",
        path: `${path}/:id`,
        summary: `Saves one ${one}; fields left out stay as they are.`,
        params,
      },
      {
        body: () => savedSchema(resource),
        success: () => partialAnswer(row()),
        refusals: () => [...refusals, staleRecordOf(resource)],
      },
    ),
  }
}

const removeCalls = (resource: Resource) => {
  const { one, many, write } = commonOf(resource)
  const { path } = resource
  return {
    remove: lazyEndpoint(
      { ...write, method: "DELETE", path: `${path}/:id`, summary: `Deletes one ${one}.`, params },
      { success: () => Schema.Void, refusals: () => [RecordInUse] },
    ),
    removeMany: lazyEndpoint(
      {
        ...write,
        method: "POST",
        path: `${path}/remove`,
        summary: `Deletes the given ${many}, or all that a filter finds. Those in use are kept and listed.`,
      },
      {
        body: () => bulkSelection(filterSchema(resource)),
        success: () => BulkOutcome,
        refusals: () => [CountChanged],
      },
    ),
  }
}

const make = <R extends Resource>(resource: R) => {
  let cachedRow: ReturnType<Row<R>> | undefined
  const row: Row<R> = () => (cachedRow ??= rowSchema(resource))
  return {
    ...listCalls(resource, row),
    ...recordCalls(resource, row),
    ...(resource.readOnly ? {} : { ...saveCalls(resource, row), ...removeCalls(resource) }),
    ...(resource.status && !resource.readOnly ? moveCalls(resource, row) : {}),
    ...(finishedLists(resource).length > 0 ? finishCalls(resource, row) : {}),
    ...(maskedFields(resource).length > 0 ? revealCalls(resource) : {}),
    ...(resource.order ? orderCalls(resource) : {}),
    ...(resource.tree === undefined ? {} : treeCalls(resource, row)),
  }
}

/** The calls every resource has; those that write where it is not read-only, `move` and `moveMany` where it has statuses, `finish` where it has lists whose items are done, `reveal` where it has masked fields, `order` where its rows have one, `findTree` where they stand under each other. */
export type CallsOf<R extends Resource = Resource> = ReturnType<typeof listCalls<R>> &
  ReturnType<typeof recordCalls<R>> &
  ReturnType<typeof saveCalls<R>> &
  ReturnType<typeof removeCalls> &
  Partial<
    ReturnType<typeof moveCalls<R>> &
      ReturnType<typeof finishCalls<R>> &
      ReturnType<typeof revealCalls> &
      ReturnType<typeof orderCalls> &
      ReturnType<typeof treeCalls<R>>
  >

const cache = new WeakMap<Resource, CallsOf>()

/** The calls of a resource, built when they are first asked for. */
export const callsOf = <R extends Resource>(resource: R): CallsOf<R> => {
  const known = cache.get(resource) ?? (make(resource) as CallsOf)
  cache.set(resource, known)
  return known as CallsOf<R>
}
