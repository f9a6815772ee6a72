import * as Effect from "effect/Effect"
import { type RecordId, sameId } from "../../contract/wire/recordId.ts"
import type { ListModel } from "../listModel.ts"
import type { Ordering } from "../rowOrder.ts"
import type { DescribedRow } from "./describedRow.ts"
import { placeBeside, rowPut, type Reordered, rowStepped } from "./rowPlaces.ts"
import type { OrderWrites } from "./useOrderWrites.ts"

type Model = ListModel<DescribedRow>
type Step = -1 | 1

interface Tools extends OrderWrites {
  /** Says where a row stands now; places count from 0. */
  readonly tell: (model: Model, row: DescribedRow, place: number) => void
}

const rowsOf = (model: Model): ReadonlyArray<DescribedRow> => model.page.peek().data?.items ?? []

const placeIn = (rows: ReadonlyArray<DescribedRow>, id: RecordId) =>
  rows.findIndex(({ _id }) => sameId(_id, id))

/** The row beyond the first or last one shown, and its place from 0; undefined where the list ends. */
const rowBeyond = (model: Model, step: Step) => {
  const { view } = model.request.peek()
  const total = model.page.peek().data?.totalCount ?? 0
  const first = view.page * view.pageSize
  const place = step < 0 ? first - 1 : first + rowsOf(model).length
  return place < 0 || place >= total ? undefined : Effect.map(model.rowAt(place), (row) => ({ row, place }))
}

const overEdge = ({ write, send, tell }: Tools, model: Model, row: DescribedRow, step: Step) => {
  const beyond = rowBeyond(model, step)
  if (!beyond) return
  const moving = Effect.flatMap(beyond, ({ row: neighbour, place: at }) => {
    const place = neighbour && placeBeside(row, neighbour, step)
    const arrive = () => {
      tell(model, row, at)
      model.setPage(model.request.peek().view.page + step)
    }
    return place ? Effect.tap(write(row, place), () => Effect.sync(arrive)) : Effect.void
  })
  send(model, moving)
}

/** Puts rows in order: by a place, also over the edge of a page, or beside another row. Each change shows at once. */
export const orderingOf = (tools: Tools): Ordering<DescribedRow> => {
  const put = (model: Model, row: DescribedRow, { rows, place }: Reordered) => {
    const { view } = model.request.peek()
    model.showRows(rows)
    tools.tell(model, row, view.page * view.pageSize + placeIn(rows, row._id))
    tools.send(model, tools.write(row, place))
  }
  return {
    step: (model, row, step) => {
      const reordered = rowStepped(rowsOf(model), row, step)
      if (reordered) put(model, row, reordered)
      else overEdge(tools, model, row, step)
    },
    drop: (model, row, over, side) => {
      const rows = rowsOf(model)
      const gap = placeIn(rows, over) + (side === "after" ? 1 : 0)
      const reordered = rowPut(rows, placeIn(rows, row._id), gap)
      if (reordered) put(model, row, reordered)
    },
  }
}
