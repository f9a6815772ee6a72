import { createModel, type Model, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import { limits } from "../contract/limits.ts"
import { counted, pagedCount, type PageQuery, type ResultPage } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import { leaveOut, unreadableIn } from "../contract/wire/unreadable.ts"
import { arrive, loading, type Remote, reloading } from "../frame/remote.ts"
import { type FilterDescription, makeFiltering } from "./listFilter.ts"
import type { FindEndpoint } from "./ListSpec.ts"
import type { RecordOption } from "./recordOption.ts"
import { makeSeenRows } from "./seenRows.ts"
import { type ListView, sameQuery, sameRows, sameView } from "./ListView.ts"
import { wait } from "../api/lightEffect.ts"

/** What to load, and how long to wait before. */
export interface ListRequest {
  readonly view: ListView
  /** Milliseconds. */
  readonly waitMs: number
  /** The rows are loaded when it changes. Showing other columns does not change it. */
  readonly revision: number
}

/** Selected rows by id, or everything a filter finds with the number of rows expected. */
export type Selection = BulkSelection<PageQuery["filter"]>

/** What a list knows and can do. No React in here. */
export interface ListModel<Row> {
  readonly request: ReadonlySignal<ListRequest>
  readonly page: ReadonlySignal<Remote<ResultPage<Row>, ApiError>>
  /** Keys of the selected rows, on whatever page they are. */
  readonly selected: ReadonlySignal<ReadonlySet<string>>
  /** All rows of the query are selected, on every page, until the query changes. */
  readonly isAll: ReadonlySignal<boolean>
  search(text: string): void
  /** Sets a filter, or turns it off; somebody who types waits a moment (milliseconds) for the rows. */
  setFilter(id: string, value: string | RecordOption | undefined, waitMs?: number): void
  /** Keeps the id of a record a filter was set to, as the platform sent it. */
  learnId(filter: string, id: RecordId): void
  /** Turns off the search and every filter. */
  clearFilters(): void
  sort(field: string, order: "asc" | "desc"): void
  setPage(page: number): void
  setPageSize(pageSize: number): void
  showColumns(ids: ReadonlyArray<string>): void
  /** Takes over a view from outside: the host's URL. */
  setView(view: ListView): void
  reload(): void
  /** Shows the rows of this page in another order, until they are loaded again. */
  showRows(rows: ReadonlyArray<Row>): void
  /** Reads the row at a place of the whole list, counted from 0. */
  rowAt(place: number): Effect.Effect<Row | undefined, ApiError>
  /** Selects these rows. Returns false, and selects none, when they are more than one call may name. */
  select(keys: ReadonlySet<string>): boolean
  selectAll(): void
  selection(): Selection
  /** The filter of the latest request, as a call takes it. */
  filter(): PageQuery["filter"]
  /** A row seen before, on whatever page. */
  rowOf(key: string): Row | undefined
  /** Loads the latest request. The caller interrupts it when the request changes. */
  load(): Effect.Effect<void>
}

export interface ListModelOptions<Row> extends FilterDescription<Row> {
  readonly find: FindEndpoint<Row>
  readonly rowOf?: ((record: never) => Row) | undefined
  readonly key?: (row: Row) => RecordId
  readonly view: ListView
  /** Milliseconds before the first load. */
  readonly firstWaitMs: number
}

/** The last page there is, when the requested one is gone after a delete or comes from an old link. */
const lastPageIfGone = (found: ResultPage<unknown>, { page: at, pageSize }: ListView) =>
  found.items.length === 0 && at > 0 ? Math.max(0, Math.ceil(pagedCount(found) / pageSize) - 1) : undefined

/** What the call takes: a query page, or the query of a paginator. */
export const inputOf = ({ method }: Pick<FindEndpoint<unknown>, "method">, body: PageQuery) =>
  method === "GET" ? { query: { ...body.filter, pageIn: body.pageNumber, pageOut: body.pageSize } } : { body }

const makeSelection = () => {
  const selected = signal<ReadonlySet<string>>(new Set())
  const isAll = signal(false)
  const select = (keys: ReadonlySet<string>) => {
    if (keys.size > limits.list.maxNamed) return false
    isAll.value = false
    selected.value = keys
    return true
  }
  return { selected, isAll, select, selectAll: () => void (isAll.value = true) }
}

/** What to load; each change raises the revision, except that columns are only shown differently. */
const makeRequest = ({ view, firstWaitMs }: Pick<ListModelOptions<never>, "view" | "firstWaitMs">) => {
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
type Request = ReturnType<typeof makeRequest>

type Find<Row> = (
  to: FindEndpoint<Row>,
  input: ReturnType<typeof inputOf>,
) => Effect.Effect<ResultPage<Row>, ApiError>

/** A page of what the list shows, with what could not be read of it. */
export const shownPage = <Row>(page: ResultPage<Row>, rowOf?: (record: never) => Row): ResultPage<Row> => {
  if (!rowOf) return page
  const items = page.items.map((record) => rowOf(record as never))
  leaveOut(items, unreadableIn(page.items))
  return { ...page, items }
}

/** Loads the requested page and keeps its rows; where it is gone, requests the last page there is. */
const makeLoad = <Row>(
  api: Api,
  options: ListModelOptions<Row>,
  { request, update }: Request,
  filter: () => PageQuery["filter"],
  keep: (rows: ReadonlyArray<Row>) => ReadonlyArray<Row>,
) => {
  const { find, rowOf } = options
  const call = api.call as Find<Row>
  const page = signal<Remote<ResultPage<Row>, ApiError>>(loading)
  const showRows = (items: ReadonlyArray<Row>) => {
    const { data } = page.peek()
    if (data) page.value = { _tag: "Here", data: { ...data, items } }
  }
  const rowAt = (place: number) => {
    const { sortField, sortOrder } = request.peek().view
    const body = { filter: filter(), sortField, sortOrder, pageNumber: place, pageSize: 1 }
    return Effect.map(call(find, inputOf(find, body)), (one) => shownPage(one, rowOf).items[0])
  }
  const load = Effect.fnUntraced(function* () {
    const { view, waitMs } = request.peek()
    page.value = reloading(page.peek())
    if (waitMs > 0) yield* wait(waitMs)
    const { sortField, sortOrder, page: pageNumber, pageSize } = view
    const body = { filter: filter(), sortField, sortOrder, pageNumber, pageSize }
    const found = Effect.map(call(find, inputOf(find, body)), (one) => {
      const shown = shownPage(counted(one, pageNumber, pageSize), rowOf)
      return { ...shown, items: keep(shown.items) }
    })
    const exit = yield* Effect.exit(found)
    const lastPage = exit._tag === "Success" ? lastPageIfGone(exit.value, view) : undefined
    if (lastPage === undefined) page.value = arrive(page.peek(), exit)
    else update({ page: lastPage })
  })
  return { page, load, showRows, rowAt }
}

const filtersWith = ({ filters }: ListView, id: string, value: string | undefined): ListView["filters"] => {
  const { [id]: _, ...others } = filters
  return value === undefined ? others : { ...others, [id]: value }
}

type Verbs = Pick<ListModel<never>, "search" | "clearFilters" | "sort" | "setPage" | "setPageSize" | "reload">

/** What changes one part of the view; a change of what is found leads back to the first page. */
const verbsOf = (
  { update }: Request,
  changeQuery: (view: Partial<ListView>, waitMs?: number) => void,
): Verbs => ({
  search: (search) => changeQuery({ search, page: 0 }, limits.waitMs.debounce),
  clearFilters: () => changeQuery({ search: "", filters: {}, page: 0 }),
  sort: (sortField, sortOrder) => update({ sortField, sortOrder, page: 0 }),
  setPage: (number) => update({ page: number }),
  setPageSize: (pageSize) => update({ pageSize, page: 0 }),
  reload: () => update({}),
})

const makeListModel = <Row>(api: Api, options: ListModelOptions<Row>): ListModel<Row> => {
  const requests = makeRequest(options)
  const { request, update, showColumns } = requests
  const { selected, isAll, select, selectAll } = makeSelection()
  const seen = makeSeenRows(options.key)
  const { filter, textOf, addRows, learn: learnId } = makeFiltering(options, () => request.peek().view)
  const { page, ...reading } = makeLoad(api, options, requests, filter, (rows) => {
    addRows(rows)
    return seen.keep(rows)
  })

  /** "All selected" means all rows of one query, so another query ends it. */
  const changeQuery = (view: Partial<ListView>, waitMs?: number) => {
    const former = request.peek().view
    if (isAll.peek() && !sameQuery(former, { ...former, ...view })) select(new Set())
    update(view, waitMs)
  }
  const setView = (view: ListView) => {
    const now = request.peek().view
    if (sameView(view, now)) return
    if (sameRows(view, now)) showColumns(view.columns)
    else changeQuery(view)
  }
  const setFilter = (id: string, value: string | RecordOption | undefined, waitMs?: number) =>
    changeQuery({ filters: filtersWith(request.peek().view, id, textOf(id, value)), page: 0 }, waitMs)
  const selection = (): Selection =>
    isAll.peek()
      ? { filter: filter(), expected: page.peek().data?.totalCount ?? 0 }
      : { ids: [...selected.peek()].map(seen.idOf) }

  const selecting = { selected, isAll, select, selectAll, selection, filter, rowOf: seen.rowOf }
  const viewing = { showColumns, setView, setFilter, learnId }
  return {
    request,
    page,
    ...reading,
    ...selecting,
    ...viewing,
    ...verbsOf(requests, changeQuery),
  }
}

/** Makes a list's model. The cast gives back the row type that `createModel` cannot carry. */
export const ListModel = createModel(makeListModel<unknown>) as unknown as new <Row>(
  api: Api,
  options: ListModelOptions<Row>,
) => Model<ListModel<Row>>
