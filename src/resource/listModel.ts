import { createModel, type Model, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { BulkSelection } from "../contract/bulk.ts"
import { limits } from "../contract/limits.ts"
import { counted, type PageQuery, type ResultPage } from "../contract/page.ts"
import { idFrom, type RecordId } from "../contract/recordId.ts"
import { arrive, loading, type Remote, reloading } from "../frame/remote.ts"
import { type FilterDescription, filterOf } from "./listFilter.ts"
import type { FindEndpoint } from "./ListSpec.ts"
import { type ListView, sameQuery, sameRows, sameView } from "./ListView.ts"

/** What to find, and how long to wait before asking. */
export interface ListRequest {
  readonly view: ListView
  /** Milliseconds. */
  readonly waitMs: number
  /** Another number asks again; other columns of the same rows do not. */
  readonly revision: number
}

/** Rows meant by their numbers, or all that is found, with how many those are. */
export type Selection = BulkSelection<PageQuery["filter"]>

/** What a list knows and can do. No React in here. */
export interface ListModel<Row> {
  readonly request: ReadonlySignal<ListRequest>
  readonly page: ReadonlySignal<Remote<ResultPage<Row>, ApiError>>
  /** Keys of the chosen rows, on whatever page they are. */
  readonly selected: ReadonlySignal<ReadonlySet<string>>
  /** Everything found is chosen, on all pages; until something else is looked for. */
  readonly isAll: ReadonlySignal<boolean>
  search(text: string): void
  /** Sets a filter, or turns it off. */
  setFilter(id: string, value: string | undefined): void
  /** Turns off the search and every filter. */
  clearFilters(): void
  sort(field: string, order: "asc" | "desc"): void
  setPage(page: number): void
  setPageSize(pageSize: number): void
  showColumns(ids: ReadonlyArray<string>): void
  /** Takes over a view from outside: the host's URL. */
  setView(view: ListView): void
  reload(): void
  /** Chooses these rows; false, and nothing chosen, when they are more than a call may name. */
  select(keys: ReadonlySet<string>): boolean
  selectAll(): void
  selection(): Selection
  /** A row seen before, on whatever page. */
  rowOf(key: string): Row | undefined
  /** Finds what was asked last. The caller stops it when something else is asked. */
  load(): Effect.Effect<void>
}

export interface ListModelOptions<Row> extends FilterDescription {
  readonly find: FindEndpoint<Row>
  readonly key?: (row: Row) => RecordId
  readonly view: ListView
  /** Milliseconds before the first load. */
  readonly firstWaitMs: number
}

/** A page that is no longer there, after a delete or by an old link: the last one that is. */
const lastPageIfGone = ({ items, totalCount }: ResultPage<unknown>, { page: at, pageSize }: ListView) =>
  items.length === 0 && at > 0 ? Math.max(0, Math.ceil(totalCount / pageSize) - 1) : undefined

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

const makeAsking = (options: { readonly view: ListView; readonly firstWaitMs: number }) => {
  const asked = signal<ListRequest>({ view: options.view, waitMs: options.firstWaitMs, revision: 0 })
  const ask = (change: Partial<ListView>, wait = 0) => {
    const { view, revision: turn } = asked.peek()
    asked.value = { view: { ...view, ...change }, waitMs: wait, revision: turn + 1 }
  }
  const look = (columns: ReadonlyArray<string>) => {
    const now = asked.peek()
    asked.value = { ...now, view: { ...now.view, columns } }
  }
  return { asked, ask, look }
}

const makeListModel = <Row>(api: Api, options: ListModelOptions<Row>): ListModel<Row> => {
  const { find, key } = options
  const { asked, ask, look } = makeAsking(options)
  const page = signal<Remote<ResultPage<Row>, ApiError>>(loading)
  const { selected, isAll, select, selectAll } = makeSelection()
  const seen = new Map<string, Row>()

  const call = api.call as (
    to: FindEndpoint<Row>,
    input: ReturnType<typeof inputOf>,
  ) => Effect.Effect<ResultPage<Row>, ApiError>

  /** "All" is all of what was looked for. */
  const change = (view: Partial<ListView>, wait?: number) => {
    const before = asked.peek().view
    if (isAll.peek() && !sameQuery(before, { ...before, ...view })) select(new Set())
    ask(view, wait)
  }

  const load = Effect.fnUntraced(function* () {
    const { view: wanted, waitMs: wait } = asked.peek()
    page.value = reloading(page.peek())
    if (wait > 0) yield* Effect.sleep(wait)
    const { sortField, sortOrder, page: pageNumber, pageSize } = wanted
    const body = { filter: filterOf(options, wanted), sortField, sortOrder, pageNumber, pageSize }
    const found = Effect.map(call(find, inputOf(find, body)), (one) => counted(one, pageNumber, pageSize))
    const exit = yield* Effect.exit(found)
    const last = exit._tag === "Success" ? lastPageIfGone(exit.value, wanted) : undefined
    if (exit._tag === "Success" && key) for (const row of exit.value.items) seen.set(String(key(row)), row)
    if (last === undefined) page.value = arrive(page.peek(), exit)
    else ask({ page: last })
  })

  const show = (wanted: ListView) => {
    const now = asked.peek().view
    if (sameView(wanted, now)) return
    if (sameRows(wanted, now)) look(wanted.columns)
    else change(wanted)
  }

  const narrow = (id: string, value: string | undefined) => {
    const { [id]: _, ...others } = asked.peek().view.filters
    change({ filters: value === undefined ? others : { ...others, [id]: value }, page: 0 })
  }

  const idOf = (one: string): RecordId => {
    const row = seen.get(one)
    return key && row !== undefined ? key(row) : idFrom(one)
  }
  const chosen = (): Selection =>
    isAll.peek()
      ? { filter: filterOf(options, asked.peek().view), expected: page.peek().data?.totalCount ?? 0 }
      : { ids: [...selected.peek()].map(idOf) }

  return {
    request: asked,
    page,
    selected,
    isAll,
    search: (search) => change({ search, page: 0 }, limits.wait.debounce),
    setFilter: narrow,
    clearFilters: () => change({ search: "", filters: {}, page: 0 }),
    sort: (sortField, sortOrder) => ask({ sortField, sortOrder, page: 0 }),
    setPage: (to) => ask({ page: to }),
    setPageSize: (pageSize) => ask({ pageSize, page: 0 }),
    showColumns: look,
    setView: show,
    reload: () => ask({}),
    select,
    selectAll,
    selection: chosen,
    rowOf: (one) => seen.get(one),
    load,
  }
}

/** Makes a list's model. The cast gives back the row type that `createModel` cannot carry. */
export const ListModel = createModel(makeListModel<unknown>) as unknown as new <Row>(
  api: Api,
  options: ListModelOptions<Row>,
) => Model<ListModel<Row>>
