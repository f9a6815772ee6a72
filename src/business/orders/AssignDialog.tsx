import * as Effect from "effect/Effect"
import { useMemo, useState } from "react"
import type { Api } from "../../api/api.ts"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { orderCouriers } from "../../contract/orders/orderCourier.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { frameWords } from "../../frame/words.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useWords } from "../../frame/useWords.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { OptionSearch, type SearchOption } from "../../ui/options/OptionSearch.tsx"
import { codeOf, type MoveDialogProps } from "./moveDialog.ts"
import { type Candidate, useCourierFacts } from "./useCourierFacts.ts"

/** Candidates as the server knows them, the nearest first; on other servers everybody who is online. */
const readCandidates = Effect.fnUntraced(function* (api: Api, order: RecordId) {
  if (yield* api.offers(orderCouriers.candidates))
    return (yield* api.call(orderCouriers.candidates, { params: { id: order } })) as ReadonlyArray<Candidate>
  return (yield* api.call(deliveryPeople.list, { query: { isOnline: true } })) as ReadonlyArray<Candidate>
})

/** Candidates for an order who are known by name, with what speaks for them. */
const usePeople = (order: RecordId) => {
  const { api } = usePanel().client
  const { remote } = useRemote(useMemo(() => readCandidates(api, order), [api, order]))
  const factsOf = useCourierFacts()
  const people = (remote.data ?? []).flatMap((one) =>
    one.person?.name
      ? [{ _id: one._id, id: idKey(one._id), label: one.person.name, hint: factsOf(one) || undefined }]
      : [],
  )
  return { people, isLoading: remote._tag === "Loading", error: failure(remote) }
}

type Props = MoveDialogProps<{ readonly _id: RecordId; readonly name: string }>

/** Gives an order to somebody who is online. */
const AssignDialog = ({ say, order, isBusy = false, problem, onAnswer, onClose }: Props) => {
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const { people, isLoading, error } = usePeople(order._id)
  const [text, setText] = useState("")
  const [selected, setChosen] = useState<SearchOption>()
  const found = people.filter(({ label }) => textFinder(text)(label))
  const assign = () => {
    const person = people.find(({ id }) => id === selected?.id)
    if (person) onAnswer({ _id: person._id, name: person.label })
  }
  const nobody = isLoading || found.length > 0 ? undefined : say("nobodyOnline")
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={isBusy}
      title={say("assignTitle", { code: codeOf(order) })}
      width="list"
      closeLabel={frame("close")}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("assign")}
          isBusy={isBusy}
          isDisabled={selected === undefined}
          onCancel={onClose}
          onPress={assign}
        />
      }
    >
      <OptionSearch
        label={say("courier")}
        placeholder={say("courierSearch")}
        text={text}
        onTextChange={setText}
        options={found}
        value={selected?.id}
        onSelect={setChosen}
        isBusy={isLoading}
        note={problem ?? (error ? explain(error) : nobody)}
      />
    </Dialog>
  )
}

export default AssignDialog
