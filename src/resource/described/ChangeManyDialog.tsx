import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import type { List } from "../List.ts"
import type { ListWords } from "../ListSpec.ts"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import type { DescribedRow } from "./describedRow.ts"
import { countOf, type PendingChange, useChangeMany } from "./useChangeMany.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

interface Props {
  readonly resource: Resource
  readonly list: List<DescribedRow, ListWords, RecordInUse>
  readonly pending: PendingChange
  readonly onClose: () => void
}

/** Asks before many rows are changed one after the other; tells which were not. */
const ChangeManyDialog = (props: Props) => {
  const { resource, list, pending, onClose } = props
  const { say, word } = useRecordReader(resource)
  const { busy, done, outcome, error, confirm } = useChangeMany(props)
  const count = countOf(pending.rows)
  if (outcome) return <ChangeOutcomeDialog {...{ resource, list, outcome, onClose }} />
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
      onCancel={onClose}
    />
  )
}

export default ChangeManyDialog
