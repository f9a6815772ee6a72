import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { useParts } from "./parts.ts"
import { type ManyChange } from "./ownActions.ts"
import { useChangeMany } from "./useChangeMany.ts"
import { countOf } from "./useManyRows.ts"

/** Asks before many rows are changed one after the other; tells which were not. */
const ChangeManyDialog = ({ pending, ...many }: ManyChange) => {
  const { say, word } = useRecordReader(many.resource)
  const action = useParts().bulkActions?.find(({ id }) => id === pending.action)
  const own = action?.change && action
  const { busy, done, outcome, error, confirm } = useChangeMany(many, pending, own)
  const count = countOf(pending.rows)
  const choice = `bulk.${pending.action}.${pending.choice}`
  const saysMore = Object.hasOwn(many.resource.sentences ?? {}, `${choice}.means`)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <ConfirmDialog
      isOpen
      title={word("changeMany", { count })}
      description={word(saysMore ? `${choice}.means` : choice)}
      waitDescription={say("changingEach", { done, count })}
      confirmLabel={word(saysMore ? choice : `bulk.${pending.action}`)}
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
