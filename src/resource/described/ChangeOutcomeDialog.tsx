import { BulkOutcomeDialog } from "../BulkOutcomeDialog.tsx"
import { useRecordReader } from "./record/useRecordReader.ts"
import type { ChangeOutcome, ManyRows } from "./useManyRows.ts"

interface Props extends ManyRows {
  readonly outcome: ChangeOutcome
}

/** Tells which of many records were not changed, and why. */
export const ChangeOutcomeDialog = ({ resource, list, outcome, onClose }: Props) => {
  const { say, word } = useRecordReader(resource)
  const { moved, refused } = outcome
  return (
    <BulkOutcomeDialog
      {...{ list, outcome, onClose }}
      title={moved === 0 ? say("noneMoved") : word("changedMany", { count: moved })}
      unchangedText={say("keptMoved", { count: refused.length })}
    />
  )
}
