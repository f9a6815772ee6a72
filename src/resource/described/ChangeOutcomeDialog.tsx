import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { BulkOutcomeDialog } from "../BulkOutcomeDialog.tsx"
import type { List } from "../List.ts"
import type { ListWords } from "../ListSpec.ts"
import type { RemovalOutcome } from "../removeEach.ts"
import type { DescribedRow } from "./describedRow.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

interface Props {
  readonly resource: Resource
  readonly list: List<DescribedRow, ListWords, RecordInUse>
  readonly outcome: Pick<RemovalOutcome, "refused"> & { readonly moved: number }
  readonly onClose: () => void
}

/** Tells which of many records were not changed, and why. */
export const ChangeOutcomeDialog = ({ resource, list, outcome, onClose }: Props) => {
  const { say, word } = useRecordReader(resource)
  const { moved, refused } = outcome
  return (
    <BulkOutcomeDialog
      {...{ list, outcome, onClose }}
      title={moved === 0 ? say("noneMoved") : word("changedMany", { count: moved })}
      kept={say("keptMoved", { count: refused.length })}
    />
  )
}
