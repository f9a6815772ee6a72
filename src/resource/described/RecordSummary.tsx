import { Suspense } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useParts } from "./parts.ts"
import type { RecordDraft } from "./recordDraft.ts"

interface Props {
  readonly draft: RecordDraft
  /** Over the fields, or beside them. */
  readonly as: "Summary" | "Preview"
  readonly tab: string
}

/** Live summary of a record's fields during editing, if its list defines one. */
export const RecordSummary = ({ draft, as, tab }: Props) => {
  const { [as]: Summary } = useParts()
  const texts = useValue(draft.text.texts)
  const row = useValue(draft.record).data
  const zone = useValue(draft.zone)
  return (
    Summary && (
      <Suspense>
        <Summary {...{ texts, row, zone, tab }} />
      </Suspense>
    )
  )
}
