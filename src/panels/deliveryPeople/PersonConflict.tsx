import { maskCpf } from "../../contract/people/cpf.ts"
import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { formatPhone } from "../../contract/people/phone.ts"
import { clashesOf, mergedTexts } from "../../resource/editor/clashes.ts"
import { ConflictDialog } from "../../resource/editor/ConflictDialog.tsx"
import { vehicleName } from "./cells.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import type { PersonDraft } from "./personDraft.ts"
import { type PersonField, textsOf } from "./personTexts.ts"

interface Props {
  readonly draft: PersonDraft
  /** What someone else saved. */
  readonly current: DeliveryPerson
  readonly onSave: () => void
  readonly onCancel: () => void
}

/** Someone else saved this delivery person first: what each of the two wrote, to choose from. */
export const PersonConflict = ({ draft, current, onSave, onCancel }: Props) => {
  const say = usePeopleWords()
  const { base, texts } = draft.text
  const theirs = textsOf(current)
  const clashes = clashesOf(base.peek(), texts.peek(), theirs)
  const shown: { readonly [K in PersonField]?: (text: string) => string } = {
    cpf: maskCpf,
    phone: formatPhone,
    company: (id) =>
      id === String(current.company?._id) ? (current.company?.name ?? `#${id}`) : draft.companyOf(id).label,
    typeOfVehicle: (type) => vehicleName(say, type),
    registration: (value) => say(`registration.${value}` as "registration.PENDING"),
    hasBag: () => say("yes"),
  }
  return (
    <ConflictDialog
      clashes={clashes}
      label={say}
      display={(name, text) => shown[name]?.(text) ?? text}
      onSave={(kept) => {
        draft.resolveConflict(current, mergedTexts(theirs, clashes, kept))
        onSave()
      }}
      onCancel={onCancel}
    />
  )
}
