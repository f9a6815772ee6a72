import { createModel, type Model, type ReadonlySignal, signal } from "@preact/signals-core"
import * as Effect from "effect/Effect"
import type { Api } from "../api/api.ts"
import type { ApiError } from "../api/errors.ts"
import { limits } from "../contract/limits.ts"
import type { PageQuery, ResultPage } from "../contract/page.ts"
import { arrive, loading, type Remote, reloading } from "../frame/remote.ts"
import type { FindEndpoint } from "./ListSpec.ts"
import { type ListView, sameView } from "./ListView.ts"

/** What to find, and how long to wait before asking. A new object asks again. */
export interface Asked {
  readonly view: ListView
  /** Milliseconds. */
  readonly wait: number
}

/** What a list knows and can do. No React in here. */
export interface ListModel<Row> {
  readonly asked: ReadonlySignal<Asked>
  readonly page: ReadonlySignal<Remote<ResultPage<Row>, ApiError>>
  /** Keys of the chosen rows, on whatever page they are. */
  readonly selected: ReadonlySignal<ReadonlySet<string>>
  search(text: string): void
  sort(field: string, order: "asc" | "desc"): void
  go(page: number): void
  resize(pageSize: number): void
  /** Takes over a view from outside: the host's URL. */
  show(view: ListView): void
  reload(): void
  select(keys: ReadonlySet<string>): void
  /** Finds what was asked last. The caller stops it when something else is asked. */
  load(): Effect.Effect<void>
}

export interface ListModelOptions<Row> {
  readonly find: FindEndpoint<Row>
  readonly filter: (search: string) => PageQuery["filter"]
  readonly view: ListView
  /** Milliseconds before the first load. */
  readonly firstWait: number
}

const queryOf = (
  { search, sortField, sortOrder, page, pageSize }: ListView,
  filter: PageQuery["filter"],
): PageQuery => ({
  filter: search.trim() === "" ? {} : filter,
  sortField,
  sortOrder,
  pageNumber: page,
  pageSize,
})

const makeListModel = <Row>(
  api: Api,
  { find, filter, view, firstWait }: ListModelOptions<Row>,
): ListModel<Row> => {
  const asked = signal<Asked>({ view, wait: firstWait })
  const page = signal<Remote<ResultPage<Row>, ApiError>>(loading)
  const selected = signal<ReadonlySet<string>>(new Set())

  const call = api.call as (
    to: FindEndpoint<Row>,
    input: { body: PageQuery },
  ) => Effect.Effect<ResultPage<Row>, ApiError>

  const ask = (change: Partial<ListView>, wait = 0) => {
    asked.value = { view: { ...asked.peek().view, ...change }, wait }
  }

  /** A page that is no longer there, after a delete or by an old link: the last one that is. */
  const beyond = ({ items, totalCount }: ResultPage<Row>, { page: at, pageSize }: ListView) =>
    items.length === 0 && at > 0 ? Math.max(0, Math.ceil(totalCount / pageSize) - 1) : undefined

  const load = Effect.fnUntraced(function* () {
    const { view: wanted, wait } = asked.peek()
    page.value = reloading(page.peek())
    if (wait > 0) yield* Effect.sleep(wait)
    const body = queryOf(wanted, filter(wanted.search.trim()))
    const exit = yield* Effect.exit(call(find, { body }))
    const last = exit._tag === "Success" ? beyond(exit.value, wanted) : undefined
    if (last === undefined) page.value = arrive(page.peek(), exit)
    else ask({ page: last })
  })

  return {
    asked,
    page,
    selected,
    search: (search) => ask({ search, page: 0 }, limits.wait.debounce),
    sort: (sortField, sortOrder) => ask({ sortField, sortOrder, page: 0 }),
    go: (to) => ask({ page: to }),
    resize: (pageSize) => ask({ pageSize, page: 0 }),
    show: (wanted) => void (sameView(wanted, asked.peek().view) || ask(wanted)),
    reload: () => ask({}),
    select: (keys) => void (selected.value = keys),
    load,
  }
}

/** Makes a list's model. The cast gives back the row type that `createModel` cannot carry. */
export const ListModel = createModel(makeListModel<unknown>) as unknown as new <Row>(
  api: Api,
  options: ListModelOptions<Row>,
) => Model<ListModel<Row>>
