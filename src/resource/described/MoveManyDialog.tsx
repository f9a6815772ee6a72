import { zoneOf } from "../../contract/places/zoneOf.ts"
import { ChangeOutcomeDialog } from "./ChangeOutcomeDialog.tsx"
import { MoveForm } from "./MoveForm.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import { countOf, type ManyRows } from "./useManyRows.ts"
import { type RequestedMove, useMoveMany } from "./useMoveMany.ts"

interface Props extends ManyRows {
  readonly requested: RequestedMove
}

/** Asks before many records change their status, with the reason where one is asked for; tells which did not. */
const MoveManyDialog = ({ requested, ...many }: Props) => {
  const { resource, onClose } = many
  const { word } = useRecordReader(resource)
  const { to, rows } = requested
  const { outcome, busy, error, confirm } = useMoveMany(many, requested)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <MoveForm
      title={word("movingMany", { count: countOf(rows) })}
      {...{ resource, error }}
      targets={[to]}
      first={to}
      isBusy={busy}
      zone={zoneOf(undefined)}
      onUpdate={(_, sent) => confirm(sent)}
      onCancel={onClose}
    />
  )
}

export default MoveManyDialog
