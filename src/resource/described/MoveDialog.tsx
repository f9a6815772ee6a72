import type { Resource } from "../../contract/resource/resource.ts"
import { StatusDialog } from "../../ui/dialog/StatusDialog.tsx"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { asksReason, movesOf } from "./moves.ts"
import { statusName } from "./StatusMark.tsx"
import { useMove } from "./useMove.ts"
import { useReader } from "./useReader.ts"

interface Props {
  readonly resource: Resource
  readonly row: DescribedRow
  /** The status chosen when it opens. */
  readonly first?: string | undefined
  /** Called when the record differs from what is shown, with what the server answered. */
  readonly onChanged: (answer: Partial<DescribedRow>) => void
  readonly onClose: () => void
}

/** Changes the status of one record; only the moves it has are offered. */
export const MoveDialog = ({ resource, row, first, onChanged, onClose }: Props) => {
  const { say, word } = useReader(resource)
  const { busy, error, update } = useMove(resource, row, onChanged, onClose)
  return (
    <StatusDialog
      title={word("moveTitle", { name: titleOf(resource, row) })}
      label={word("column.status")}
      options={movesOf(resource, row).map((id) => ({ id, label: statusName(word, id) }))}
      first={first}
      asksReason={(to) => asksReason(resource, to)}
      reasonLabel={say("reason")}
      updateLabel={say("changeStatus")}
      busyLabel={say("changing")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onUpdate={update}
      onCancel={onClose}
    />
  )
}
