import type { Resource } from "../../contract/resource/resource.ts"
import { useDraftField } from "../editor/useDraftField.ts"
import { RecordField } from "../RecordField.tsx"
import { recordOption } from "../recordOption.ts"
import { ownersOf } from "./filtersOf.ts"
import { foundChoices } from "./foundChoices.ts"
import { ownerText, referenceOf } from "./kindTexts.ts"
import { ownerField, type RecordDraft } from "./recordDraft.ts"
import { useProblemWords } from "./useRecordSaving.ts"

interface Props {
  readonly resource: Resource
  readonly draft: RecordDraft
  readonly isReadOnly: boolean
}

/** Owner field of a new record, for users who work for several owners. */
export const OwnerField = ({ resource, draft, isReadOnly }: Props) => {
  const { reader, sayOfField } = useProblemWords(resource)
  const label = reader.word(`column.${ownerField}`)
  const { value = "", error } = useDraftField(draft, ownerField, () =>
    sayOfField("nameRequired", { name: label }),
  )
  const owner = referenceOf(value)
  return (
    <RecordField
      {...{ label, error }}
      placeholder={reader.say("choose")}
      value={owner && recordOption(owner._id, owner.label, owner.timeZone)}
      find={foundChoices(ownersOf[resource.scope])}
      isDisabled={isReadOnly}
      isRequired
      onChange={(option) =>
        draft.text.write(
          ownerField,
          option ? ownerText({ _id: option.recordId, label: option.label, timeZone: option.timeZone }) : "",
        )
      }
    />
  )
}
