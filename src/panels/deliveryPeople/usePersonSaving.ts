import type { DeliveryPerson } from "../../contract/deliveryPeople/deliveryPerson.ts"
import { useExplain } from "../../frame/useExplain.ts"
import type { SaveWay } from "../../resource/editor/saveWay.ts"
import { useSaving } from "../../resource/editor/useSaving.ts"
import { usePeopleWords } from "./deliveryPeopleWords.ts"
import { explain, type PersonRefusal, refusedFields } from "./explain.ts"
import type { PersonDraft } from "./personDraft.ts"
import type { PersonField } from "./personTexts.ts"
import { firstWrong, type PersonTab } from "./tabs.ts"

interface Callbacks {
  readonly onTab: (tab: PersonTab) => void
  readonly onSaved: (person: DeliveryPerson | undefined, how: SaveWay, wasNew: boolean) => void
}

/** Saving a delivery person: what is wrong leads to its tab. */
export const usePersonSaving = (draft: PersonDraft, { onTab, onSaved }: Callbacks) => {
  const say = usePeopleWords()
  const api = useExplain()
  return useSaving<PersonField, DeliveryPerson, PersonRefusal>({
    panel: "deliveryPeople",
    draft,
    id: () => draft.person.peek().data?._id,
    idOf: ({ _id }) => _id,
    savedMessage: (isNew) => say(isNew ? "created" : "saved"),
    explain: (error) => explain(say, api, error),
    refusedFields: (error) => refusedFields(say, error),
    conflictOf: (error) => (error._tag === "StaleDeliveryPerson" ? error.current : undefined),
    onInvalid: (names) => onTab(firstWrong(names)),
    onSaved,
  })
}
