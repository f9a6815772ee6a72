import type { ReactNode } from "react"
import { stack } from "../../ui/dialog/dialog.css.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import type { Resource } from "../../contract/resource/resource.ts"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import type { ManyChange, RowChange } from "./ownActions.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { useChangeMany } from "./useChangeMany.ts"
import { countOf } from "./useManyRows.ts"

interface Props extends ManyChange {
  readonly own: RowChange<Resource>
  /** The value each row is given, as text; without one the dialog cannot be confirmed yet. */
  readonly choice: string | undefined
  /** The input for the value, disabled while the rows change. */
  readonly children: (isBusy: boolean) => ReactNode
}

/** Asks for what many rows are given, then changes them one after the other; tells which stay as they were. */
export const AskManyDialog = ({ pending, own, choice, children, ...many }: Props) => {
  const { say, word } = useRecordReader(many.resource)
  const change = useChangeMany(many, { ...pending, choice: choice ?? "" }, own)
  const { busy, done, outcome, error, confirm } = change
  const count = countOf(pending.rows)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <ActDialog
      width="status"
      title={word("changeMany", { count })}
      cancelLabel={say("cancel")}
      label={busy ? say("changing") : word(`bulk.${pending.action}`)}
      isBusy={busy}
      error={error}
      isDisabled={choice === undefined}
      onCancel={many.onClose}
      onPress={confirm}
    >
      <div className={stack}>
        {children(busy)}
        {busy && <output>{say("changingEach", { done, count })}</output>}
      </div>
    </ActDialog>
  )
}
