import { createModel, type ReadonlySignal, signal } from "@preact/signals-core"
import type * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import type { BulkSelection } from "../contract/wire/bulk.ts"
import { limits } from "../contract/limits.ts"
import type { PageQuery, ResultPage } from "../contract/wire/page.ts"
import type { RecordId } from "../contract/wire/recordId.ts"
import type { Remote } from "../frame/remote.ts"
import type { DescribedRow } from "./described/describedRow.ts"
import { makeFiltering } from "./filtering.ts"
import {
  type ListModelOptions,
  type ListRequest,
  makeLoad,
  makeRequest,
  type Request,
} from "./listLoading.ts"
import type { RecordOption } from "./recordOption.ts"
import { makeSeenRows } from "./seenRows.ts"
import { type ListView, sameQuery, sameRows, sameView } from "./ListView.ts"

/** Selected rows by id, or everything a filter finds with the number of rows expected. */
export type Selection = BulkSelection<PageQuery["filter"]>

/** State and methods of a list. No React in here. */
export interface ListModel {
  readonly request: ReadonlySignal<ListRequest>
  readonly page: ReadonlySignal<Remote<ResultPage<DescribedRow>, ApiError>>
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
  showRows(rows: ReadonlyArray<DescribedRow>): void
  /** Reads the row at a place of the whole list, counted from 0. */
  rowAt(place: number): Effect.Effect<DescribedRow | undefined, ApiError>
  /** Selects these rows. Returns false, and selects none, when they are more than one call may name. */
  select(keys: ReadonlySet<string>): boolean
  selectAll(): void
  selection(): Selection
  /** The filter of the latest request, as a call takes it. */
  filter(): PageQuery["filter"]
  /** A row seen before, on whatever page. */
  rowOf(key: string): DescribedRow | undefined
  /** Loads the latest request. The caller interrupts it when the request changes. */
  load(): Effect.Effect<void>
}

const makeSelection = () => {
  const selected = signal<ReadonlySet<string>>(new Set())
  const isAll = signal(false)
  const select = (keys: ReadonlySet<string>) => {
    if (keys.size > limits.list.maxNamed) return false
    isAll.value = false
    selected.value = keys
    return true
  }
  return { selected, isAll, select, selectEvery: () => void (isAll.value = true) }
}

const filtersWith = ({ filters }: ListView, id: string, value: string | undefined): ListView["filters"] => {
  const { [id]: _, ...otherFilters } = filters
  return value === undefined ? otherFilters : { ...otherFilters, [id]: value }
}

type Verbs = Pick<ListModel, "search" | "clearFilters" | "sort" | "setPage" | "setPageSize" | "reload">

/** Returns the methods that change one part of the view; a change of the query goes back to the first page. */
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

/** Returns how everything is selected, and what is. The rows of an estimate are counted then. */
const choosingOf = (
  { selected, isAll, selectEvery }: Omit<ReturnType<typeof makeSelection>, "select">,
  { update }: Request,
  page: ListModel["page"],
  filter: ListModel["filter"],
  idOf: (key: string) => RecordId,
): Pick<ListModel, "selectAll" | "selection"> => ({
  selectAll: () => {
    selectEvery()
    if (page.peek().data?.isEstimated) update({})
  },
  selection: () =>
    isAll.peek()
      ? { filter: filter(), expected: page.peek().data?.totalCount ?? 0 }
      : { ids: [...selected.peek()].map(idOf) },
})

const makeListModel = (api: Api, options: ListModelOptions): ListModel => {
  const requests = makeRequest(options)
  const { request, update, showColumns } = requests
  const { selected, isAll, select, selectEvery } = makeSelection()
  const seenRows = makeSeenRows(options.key)
  const { filter, textOf, addRows, learn: learnId } = makeFiltering(options, () => request.peek().view)
  /** Whoever selects everything is told how many rows that is, to the last one. */
  const query = () => ({ filter: filter(), ...(isAll.peek() && { exactTotal: true }) })
  const { page, ...reading } = makeLoad(api, options, requests, query, (rows) => {
    addRows(rows)
    return seenRows.keep(rows)
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
  const choosing = choosingOf({ selected, isAll, selectEvery }, requests, page, filter, seenRows.idOf)
  const selecting = { selected, isAll, select, ...choosing, filter, rowOf: seenRows.rowOf }
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

/** Makes a list's model. */
export const ListModel = createModel(makeListModel)
