import { useState } from "react"
import { useLatest } from "../../frame/useLatest.ts"
import type { ListModel, Selection } from "../listModel.ts"
import type { DescribedRow } from "./describedRow.ts"
import { manyOpen, type PendingChange, viewOpen } from "./ownActions.ts"
import { useParts } from "./parts.ts"
import type { RequestedMove } from "./useMoveMany.ts"
import type { RowOrdering } from "./useOrder.ts"

/** A record somebody moves, and where to, if that is chosen already. */
export interface RequestedRowMove {
  readonly row: DescribedRow
  readonly to?: string
}

/** Action on a row whose dialog is open. */
interface RowWork {
  readonly id: string
  readonly row: DescribedRow
}

/** Work on a list's rows that has a dialog open. */
export type ListWork = ReturnType<typeof useListWork>

/** Starts and ends the actions of a list on one row, on the selected rows, and on the whole list. */
export const useListWork = (
  order: RowOrdering | undefined,
  onOpen: (row: DescribedRow, tab?: string) => void,
  onView: (open: string) => void,
) => {
  const { rowActions, listActions, bulkActions } = useParts()
  const [moved, move] = useState<RequestedRowMove>()
  const [acting, setActing] = useState<RowWork>()
  const [many, setMany] = useState<RequestedMove>()
  const [changing, setChanging] = useState<PendingChange>()
  const [listAction, setListAction] = useState<string>()
  const endChange = () => {
    move(undefined)
    setMany(undefined)
    setChanging(undefined)
  }
  const actOnRow = (id: string, row: DescribedRow, model: ListModel) => {
    if (id === "move") return move({ row })
    const action = rowActions?.find((one) => one.id === id)
    if (action?.opens !== undefined) return onOpen(row, action.opens)
    if (action) return setActing({ id, row })
    return order?.ordering.step(model, row, id === "up" ? -1 : 1)
  }
  const actOnMany = useLatest((action: string, rows: Selection, choice?: string) => {
    const isView = bulkActions?.some((one) => one.id === action && "View" in one)
    if (isView) onView(manyOpen(action, rows))
    else if (action !== "move") setChanging({ action, rows, choice: choice ?? "" })
    else if (choice !== undefined) setMany({ rows, to: choice })
  })
  const actOnList = useLatest((id: string) =>
    listActions?.some((one) => one.id === id && one.View) ? onView(viewOpen(id)) : setListAction(id),
  )
  const endings = {
    endChange,
    endAction: () => setActing(undefined),
    endListAction: () => setListAction(undefined),
  }
  return { moved, acting, many, changing, listAction, move, actOnRow, actOnMany, actOnList, ...endings }
}
