import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { List } from "../List.ts"
import type { ListWords } from "../ListSpec.ts"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import type { DescribedRow } from "./describedRow.ts"
import { MoveForm } from "./MoveForm.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { countOf } from "./useChangeMany.ts"
import { type RequestedMove, useMoveMany } from "./useMoveMany.ts"

interface Props {
  readonly resource: Resource
  readonly list: List<DescribedRow, ListWords, RecordInUse>
  readonly requested: RequestedMove
  readonly onClose: () => void
}

/** Asks before many records change their status, with the reason where one is asked for; tells which did not. */
const MoveManyDialog = ({ resource, list, requested, onClose }: Props) => {
  const { word } = useRecordReader(resource)
  const { to, rows } = requested
  const { outcome, busy, error, confirm } = useMoveMany(resource, requested, (isWhole) => {
    list.model.select(new Set())
    list.model.reload()
    if (isWhole) onClose()
  })
  if (outcome) return <ChangeOutcomeDialog {...{ resource, list, outcome, onClose }} />
  return (
    <MoveForm
      title={word("movingMany", { count: countOf(rows) })}
      {...{ resource, error }}
      targets={[to]}
      first={to}
      isBusy={busy}
      onUpdate={(_, reason) => confirm(reason)}
      onCancel={onClose}
    />
  )
}

export default MoveManyDialog
