import * as Effect from "effect/Effect"
import type { Resource } from "../../contract/resource/resource.ts"
import { parentKey } from "../../contract/resource/tree.ts"
import { pagedCount } from "../../contract/wire/page.ts"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import type { ListModel } from "../listModel.ts"
import type { Ordering } from "../rowOrder.ts"
import type { DescribedRow } from "./describedRow.ts"
import { placeBeside, rowPut, type Reordered, rowStepped } from "./rowPlaces.ts"
import type { OrderWrites } from "./useOrderWrites.ts"

type Model = ListModel
type Step = -1 | 1

interface OrderingServices extends OrderWrites {
  readonly resource: Resource
  /** Announces a row's new position and the total; positions count from 0. */
  readonly announce: (row: DescribedRow, place: number, total: number) => void
}

const rowsOf = (model: Model): ReadonlyArray<DescribedRow> => model.page.peek().data?.items ?? []

const placeIn = (rows: ReadonlyArray<DescribedRow>, id: RecordId) =>
  rows.findIndex(({ _id }) => sameId(_id, id))

const firstOf = (model: Model): number => {
  const { page, pageSize } = model.request.peek().view
  return page * pageSize
}

/** Returns the total number of rows that the pages are counted by. */
const totalOf = (model: Model): number => {
  const { data } = model.page.peek()
  return data ? pagedCount(data) : 0
}

/** Returns the rows under the same parent record; in a plain list, all rows. */
const siblingsOf = (resource: Resource, rows: ReadonlyArray<DescribedRow>, parent: string | undefined) =>
  rows.filter((one) => parentKey(resource, one) === parent)

/** The row beyond the first or last one shown, and its place from 0; undefined where the list ends. */
const rowBeyond = (resource: Resource, model: Model, step: Step) => {
  const first = firstOf(model)
  const place = step < 0 ? first - 1 : first + siblingsOf(resource, rowsOf(model), undefined).length
  const isNone = place < 0 || place >= totalOf(model)
  return isNone ? undefined : Effect.map(model.rowAt(place), (row) => ({ row, place }))
}

const overEdge = (
  { resource, write, send, announce }: OrderingServices,
  model: Model,
  row: DescribedRow,
  step: Step,
) => {
  const beyond = parentKey(resource, row) === undefined ? rowBeyond(resource, model, step) : undefined
  if (!beyond) return
  const moving = Effect.flatMap(beyond, ({ row: neighbour, place: at }) => {
    const place = neighbour && placeBeside(resource, row, neighbour, step)
    const arrive = () => {
      announce(row, at, totalOf(model))
      model.setPage(model.request.peek().view.page + step)
    }
    return place ? Effect.tap(write(row, place), () => Effect.sync(arrive)) : Effect.void
  })
  send(model, moving)
}

/** Puts rows in order: by a place, also over the edge of a page, or beside another row. Each change shows at once. */
export const orderingOf = (tools: OrderingServices): Ordering => {
  const { resource } = tools
  const applyOrder = (model: Model, row: DescribedRow, { rows, place }: Reordered) => {
    const parent = parentKey(resource, row)
    const siblings = siblingsOf(resource, rows, parent)
    const at = placeIn(siblings, row._id)
    model.showRows(rows)
    if (parent === undefined) tools.announce(row, firstOf(model) + at, totalOf(model))
    else tools.announce(row, at, siblings.length)
    tools.send(model, tools.write(row, place))
  }
  return {
    step: (model, row, step) => {
      const reordered = rowStepped(resource, rowsOf(model), row, step)
      if (reordered) applyOrder(model, row, reordered)
      else overEdge(tools, model, row, step)
    },
    drop: (model, row, over, side) => {
      const rows = rowsOf(model)
      const gap = placeIn(rows, over) + (side === "after" ? 1 : 0)
      const reordered = rowPut(resource, rows, placeIn(rows, row._id), gap)
      if (reordered) applyOrder(model, row, reordered)
    },
  }
}
