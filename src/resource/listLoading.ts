import { signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import { wait } from "../api/lightEffect.ts"
import { withTotalCount, pagedCount, type PageQuery, type ResultPage } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import { omitUnreadable, unreadableIn } from "../contract/wire/unreadable.ts"
import { arrive, loading, type Remote, reloading } from "../frame/remote.ts"
import type { DescribedRow } from "./described/describedRow.ts"
import type { FilterDescription } from "./filtering.ts"
import type { FindEndpoint } from "./ListSpec.ts"
import type { ListView } from "./ListView.ts"

/** View to load, and the delay before loading. */
export interface ListRequest {
  readonly view: ListView
  /** Milliseconds. */
  readonly waitMs: number
  /** The rows are loaded when it changes. Showing other columns does not change it. */
  readonly revision: number
}

export interface ListModelOptions extends FilterDescription {
  readonly find: FindEndpoint
  readonly rowOf?: ((record: never) => DescribedRow) | undefined
  readonly key?: (row: DescribedRow) => RecordId
  readonly view: ListView
  /** Milliseconds before the first load. */
  readonly firstWaitMs: number
}

/** Creates the request. Each change raises the revision, except a change of columns, which only affects the display. */
export const makeRequest = ({ view, firstWaitMs }: Pick<ListModelOptions, "view" | "firstWaitMs">) => {
  const request = signal<ListRequest>({ view, waitMs: firstWaitMs, revision: 0 })
  const update = (change: Partial<ListView>, waitMs = 0) => {
    const { view: former, revision } = request.peek()
    request.value = { view: { ...former, ...change }, waitMs, revision: revision + 1 }
  }
  const showColumns = (columns: ReadonlyArray<string>) => {
    const now = request.peek()
    request.value = { ...now, view: { ...now.view, columns } }
  }
  return { request, update, showColumns }
}
export type Request = ReturnType<typeof makeRequest>

/** The last page there is, when the requested one is gone after a delete or comes from an old link. */
const lastPageIfGone = (found: ResultPage<unknown>, { page: at, pageSize }: ListView) =>
  found.items.length === 0 && at > 0 ? Math.max(0, Math.ceil(pagedCount(found) / pageSize) - 1) : undefined

/** Returns the input of the call: a query page as body, or the query of a paginator. */
export const inputOf = ({ method }: Pick<FindEndpoint, "method">, body: PageQuery) =>
  method === "GET" ? { query: { ...body.filter, pageIn: body.pageNumber, pageOut: body.pageSize } } : { body }

/** A call that finds a page of rows. */
export type Find = (
  to: FindEndpoint,
  input: ReturnType<typeof inputOf>,
) => Effect.Effect<ResultPage<DescribedRow>, ApiError>

/** A page of what the list shows, with what could not be read of it. */
export const shownPage = <Row>(page: ResultPage<Row>, rowOf?: (record: never) => Row): ResultPage<Row> => {
  if (!rowOf) return page
  const items = page.items.map((record) => rowOf(record as never))
  omitUnreadable(items, unreadableIn(page.items))
  return { ...page, items }
}

/** Loads the requested page and keeps its rows; where it is gone, requests the last page there is. */
export const makeLoad = (
  api: Api,
  options: ListModelOptions,
  { request, update }: Request,
  query: () => Pick<PageQuery, "filter" | "exactTotal">,
  mergeRows: (rows: ReadonlyArray<DescribedRow>) => ReadonlyArray<DescribedRow>,
) => {
  const { find, rowOf } = options
  const call = api.call as Find
  const page = signal<Remote<ResultPage<DescribedRow>, ApiError>>(loading)
  const showRows = (items: ReadonlyArray<DescribedRow>) => {
    const { data } = page.peek()
    if (data) page.value = { _tag: "Here", data: { ...data, items } }
  }
  const rowAt = (place: number) => {
    const { sortField, sortOrder } = request.peek().view
    const body = { filter: query().filter, sortField, sortOrder, pageNumber: place, pageSize: 1 }
    return Effect.map(call(find, inputOf(find, body)), (one) => shownPage(one, rowOf).items[0])
  }
  const load = Effect.fnUntraced(function* () {
    const { view, waitMs } = request.peek()
    page.value = reloading(page.peek())
    if (waitMs > 0) yield* wait(waitMs)
    const { sortField, sortOrder, page: pageNumber, pageSize } = view
    const body = { ...query(), sortField, sortOrder, pageNumber, pageSize }
    const found = Effect.map(call(find, inputOf(find, body)), (one) => {
      const visiblePage = shownPage(withTotalCount(one, pageNumber, pageSize), rowOf)
      const items = mergeRows(visiblePage.items)
      omitUnreadable(items, unreadableIn(visiblePage.items))
      return { ...visiblePage, items }
    })
    const exit = yield* Effect.exit(found)
    const lastPage = exit._tag === "Success" ? lastPageIfGone(exit.value, view) : undefined
    if (lastPage === undefined) page.value = arrive(page.peek(), exit)
    else update({ page: lastPage })
  })
  return { page, load, showRows, rowAt }
}
