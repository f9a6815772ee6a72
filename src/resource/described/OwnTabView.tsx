import { Suspense } from "react"
import { useValue } from "../../frame/useValue.ts"
import type { DescribedRow } from "./describedRow.ts"
import type { OwnTab } from "./parts.ts"
import type { RecordDraft } from "./recordDraft.ts"
import type { Resource } from "../../contract/resource/resource.ts"

interface Props {
  readonly tab: OwnTab<Resource>
  readonly draft: RecordDraft
  readonly row: DescribedRow | undefined
  readonly isReadOnly: boolean
}

/** A tab drawn by hand: of the record as it is saved, or of what is being written. */
export const OwnTabView = ({ tab: { View, Draft }, draft, row, isReadOnly }: Props) => {
  const texts = useValue(draft.text.texts)
  const zone = useValue(draft.zone)
  return (
    <Suspense>
      {Draft && <Draft {...{ texts, row, zone }} />}
      {View && row && <View {...{ row, isReadOnly }} onChanged={draft.adopt} />}
    </Suspense>
  )
}
