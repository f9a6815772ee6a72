import { Suspense } from "react"
import type { Resource } from "../../contract/resource/resource.ts"
import { later } from "../../ui/root/later.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import type { List } from "../List.ts"
import { SpreadsheetQuestion } from "../spreadsheet/SpreadsheetQuestion.tsx"
import { useParts } from "./parts.ts"
import type { ListWork } from "./useListWork.ts"

/** Statuses are changed less often than looked at, and few lists are changed row by row. */
const ChangeManyDialog = lazily(() => import("./ChangeManyDialog.tsx"))
const MoveDialog = lazily(() => import("./MoveDialog.tsx"))
const MoveManyDialog = lazily(() => import("./MoveManyDialog.tsx"))

const RemovalDialogs = later(
  () => import("../RemovalDialogs.tsx"),
  ({ list: { removal, bulk } }) => removal.row !== undefined || bulk.pending !== undefined,
)

interface Props {
  readonly resource: Resource
  readonly list: List
  readonly work: ListWork
}

/** Dialogs for the change of one row or many. */
const ChangeDialogs = ({ resource, list, work }: Props) => {
  const { bulkActions } = useParts()
  const { moved, many, changing, endChange: onClose } = work
  const Changing = bulkActions?.find(({ id }) => id === changing?.action)?.Dialog ?? ChangeManyDialog
  return (
    <>
      {moved && (
        <MoveDialog
          {...{ resource, onClose }}
          row={moved.row}
          first={moved.to}
          onChanged={list.model.reload}
        />
      )}
      {many && <MoveManyDialog {...{ resource, list, onClose }} requested={many} />}
      {changing && <Changing {...{ resource, list, onClose }} pending={changing} />}
    </>
  )
}

/** Dialogs over a list: deletion, the file of its rows, its own actions, and changes of rows. */
export const ListDialogs = ({ resource, list, work }: Props) => {
  const { rowActions, listActions, Live } = useParts()
  const { acting, listAction, endAction, endListAction } = work
  const { reload } = list.model
  const ListAction = listActions?.find(({ id }) => id === listAction)?.Action
  const Action = rowActions?.find(({ id }) => id === acting?.id)?.Action
  return (
    <>
      <RemovalDialogs {...{ list }} />
      <SpreadsheetQuestion asking={list.exporting.asking} />
      <Suspense>
        {Live && <Live reload={reload} />}
        {ListAction && <ListAction resource={resource} onChanged={reload} onDone={endListAction} />}
        {acting && Action && <Action row={acting.row} onChanged={reload} onDone={endAction} />}
        <ChangeDialogs {...{ resource, list, work }} />
      </Suspense>
    </>
  )
}
