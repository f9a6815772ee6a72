import { zoneOf } from "../../contract/places/zoneOf.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { type DescribedRow, titleOf } from "./describedRow.ts"
import { MoveForm } from "./MoveForm.tsx"
import { useMove } from "./useMove.ts"
import { useMovesOf } from "./useMovesOf.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

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
const MoveDialog = ({ resource, row, first, onChanged, onClose }: Props) => {
  const { word } = useRecordReader(resource)
  const targets = useMovesOf(resource, row)
  const { busy, error, update } = useMove(resource, onChanged, onClose, "dialog")
  return (
    <MoveForm
      title={word("moveTitle", { name: titleOf(resource, row) })}
      {...{ resource, first, error }}
      targets={targets}
      isBusy={busy}
      zone={zoneOf(row.owner)}
      onUpdate={(to, sent) => update(row, to, sent)}
      onCancel={onClose}
    />
  )
}

export default MoveDialog
