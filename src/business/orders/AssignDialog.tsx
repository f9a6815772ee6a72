import { useMemo, useState } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
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

/** Delivery people who are online, by name. */
const usePeople = () => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(deliveryPeople.list, { query: { isOnline: true } }), [api])
  const { remote } = useRemote(load)
  const people = (remote.data ?? []).flatMap(({ _id, person }) =>
    person?.name ? [{ _id, id: idKey(_id), label: person.name }] : [],
  )
  return { people, isLoading: remote._tag === "Loading", error: failure(remote) }
}

type Props = MoveDialogProps<{ readonly _id: RecordId; readonly name: string }>

/** Gives an order to somebody who is online. */
const AssignDialog = ({ say, order, isBusy = false, problem, onAnswer, onClose }: Props) => {
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const { people, isLoading, error } = usePeople()
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
