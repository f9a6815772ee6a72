import { availabilityOf, type DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { useWords } from "../../frame/useWords.ts"
import { StatusDialog } from "../../ui/dialog/StatusDialog.tsx"
import { nameOf } from "./deliveryPeopleList.tsx"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { situations, useSituation } from "./useSituation.ts"

interface Props {
  readonly person: DeliveryPerson
  /** Called when the record differs from what the list shows. */
  readonly onChanged: () => void
  readonly onClose: () => void
}

/** Sets somebody to available, on route or unavailable: the status dialog of section 2, with the situations of section 4. */
export const SituationDialog = ({ person, onChanged, onClose }: Props) => {
  const say = usePeopleWords()
  const frame = useWords("frame", frameWords)
  const { busy, error, update } = useSituation(person, onChanged, onClose)
  const others = situations.filter((flag) => availabilityOf(flag) !== availabilityOf(person.flag))
  return (
    <StatusDialog
      title={say("situationTitle", { name: nameOf(person) })}
      label={say("situation")}
      options={others.map((id) => ({ id, label: say(availabilityOf(id)) }))}
      updateLabel={say("row.situation")}
      busyLabel={say("situationUpdating")}
      cancelLabel={frame("cancel")}
      isBusy={busy}
      error={error}
      onUpdate={update}
      onCancel={onClose}
    />
  )
}
