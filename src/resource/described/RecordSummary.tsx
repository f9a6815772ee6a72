import { Suspense } from "react"
import { useValue } from "../../frame/useValue.ts"
import { useParts } from "./parts.ts"
import type { RecordDraft } from "./recordDraft.ts"

/** What the fields of a record amount to while they are written, where its list says it. */
export const RecordSummary = ({ draft }: { readonly draft: RecordDraft }) => {
  const { Summary } = useParts()
  const texts = useValue(draft.text.texts)
  const row = useValue(draft.record).data
  return (
    Summary && (
      <Suspense>
        <Summary {...{ texts, row }} />
      </Suspense>
    )
  )
}
