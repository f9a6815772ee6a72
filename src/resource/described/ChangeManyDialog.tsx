import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { type PendingChange, useChangeMany } from "./useChangeMany.ts"
import { countOf, type ManyRows } from "./useManyRows.ts"

interface Props extends ManyRows {
  readonly pending: PendingChange
}

/** Asks before many rows are changed one after the other; tells which were not. */
const ChangeManyDialog = ({ pending, ...many }: Props) => {
  const { say, word } = useRecordReader(many.resource)
  const { busy, done, outcome, error, confirm } = useChangeMany(many, pending)
  const count = countOf(pending.rows)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <ConfirmDialog
      isOpen
      title={word("changeMany", { count })}
      description={word(`bulk.${pending.action}.${pending.choice}`)}
      waitDescription={say("changingEach", { done, count })}
      confirmLabel={word(`bulk.${pending.action}`)}
      busyLabel={say("changing")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={confirm}
      onCancel={many.onClose}
    />
  )
}

export default ChangeManyDialog
