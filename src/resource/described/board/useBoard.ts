import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { wait } from "../../../api/lightEffect.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import type { PageQuery, ResultPage } from "../../../contract/wire/page.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import type { List } from "../../List.ts"
import { inputOf, shownPage } from "../../listLoading.ts"
import type { FindEndpoint } from "../../ListSpec.ts"
import type { DescribedRow } from "../describedRow.ts"
import { asksAnything, movesOf } from "../moves.ts"
import { type BoardMove, useQueuedMoves } from "./useQueuedMoves.ts"

/** Maximum number of cards a column shows. */
const mostCards = 50

export type BoardList = List

/** One column: its status, its first cards, and how many there are. */
export interface BoardColumn {
  readonly status: string
  readonly rows: ReadonlyArray<DescribedRow>
  readonly total: number
}

type Order = Pick<PageQuery, "sortField" | "sortOrder">

type Find = (
  to: FindEndpoint,
  input: ReturnType<typeof inputOf>,
) => Effect.Effect<ResultPage<DescribedRow>, ApiError>

/**
 * Returns the sort order of a column. If the board has its own order, columns of records no longer due start with the
 * last change.
 */
const orderOf = ({ board, due }: Resource, status: string, view: Order): Order => {
  if (!board?.sortedBy) return view
  const isOver = due !== undefined && !due.while.includes(status)
  return isOver
    ? { sortField: "updatedAt", sortOrder: "desc" }
    : { sortField: board.sortedBy, sortOrder: "asc" }
}

/** The columns a filter leaves, each read by a call of its own: one that is full does not crowd out the others. */
const useColumns = (resource: Resource, { spec, model }: BoardList) => {
  const { board } = resource
  const { api } = usePanel().client
  const now = useValue(model.request)
  // Other columns of the table change nothing here; another revision asks for the rows anew.
  const [request, setRequest] = useState(now)
  if (now.revision !== request.revision) setRequest(now)
  const load = useMemo(() => {
    const { view, waitMs } = request
    const { status: statusFilter, ...filter } = model.filter() as Readonly<Record<string, unknown>>
    const readColumn = (status: string) => {
      const { sortField, sortOrder } = orderOf(resource, status, view)
      const body = { filter: { ...filter, status: [status] }, sortField, sortOrder, exactTotal: true }
      const input = inputOf(spec.find, { ...body, pageNumber: 0, pageSize: mostCards } as PageQuery)
      return Effect.map((api.call as Find)(spec.find, input), (found): BoardColumn => {
        const { items, totalCount } = shownPage(found, spec.rowOf)
        return { status, rows: items, total: totalCount }
      })
    }
    const shown = (board?.columns ?? []).filter(
      (status) => statusFilter === undefined || (statusFilter as ReadonlyArray<string>).includes(status),
    )
    const all = Effect.all(shown.map(readColumn), { concurrency: "unbounded" })
    return waitMs > 0 ? Effect.andThen(wait(waitMs), all) : all
  }, [api, board, resource, spec, model, request])
  return useRemote(load)
}

/** The columns with a card in the one it is on its way to. */
const movedAlong = (
  columns: ReadonlyArray<BoardColumn>,
  { row, to }: BoardMove,
): ReadonlyArray<BoardColumn> =>
  columns.map(({ status, rows, total }) => {
    const otherRows = rows.filter(({ _id }) => idKey(_id) !== idKey(row._id))
    const remainingCount = total - (rows.length - otherRows.length)
    if (status !== to) return { status, rows: otherRows, total: remainingCount }
    return { status, rows: [{ ...row, status: to }, ...otherRows], total: remainingCount + 1 }
  })

/** The cards of a described list by their status, kept as its search and filters are, and how they are moved. */
export const useBoard = (
  resource: Resource,
  list: BoardList,
  requestMove: (requested: BoardMove) => void,
) => {
  const { remote } = useColumns(resource, list)
  const { reload } = list.model
  const { moving, error, move } = useQueuedMoves(resource, reload, remote.data)
  const offers = list.spec.rowActions?.find(({ id }) => id === "move")
  const stepsOf = (row: DescribedRow): ReadonlyArray<string> =>
    offers && offers.isOffered?.(row) !== false ? movesOf(resource, row) : []
  const start = (row: DescribedRow, to: string) => {
    if (asksAnything(resource, to)) requestMove({ row, to })
    else move({ row, to })
  }
  return {
    columns: remote.data && moving.reduce(movedAlong, remote.data),
    error,
    problem: failure(remote),
    isLoading: remote._tag === "Loading",
    reload,
    stepsOf,
    start,
  }
}

export type DescribedBoard = ReturnType<typeof useBoard>
