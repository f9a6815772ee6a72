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

/** What the fields of a record amount to while they are written, where its list says or shows it. */
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
