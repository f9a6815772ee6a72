import { useMemo, useState } from "react"
import { deliveryPeople } from "../../contract/deliveryPeople/deliveryPeople.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { frameWords } from "../../frame/frameWords.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useWords } from "../../frame/useWords.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { OptionSearch, type SearchOption } from "../../ui/options/OptionSearch.tsx"
import type { BoardCard } from "./lanes.ts"
import { ordersWords } from "./ordersWords.ts"
import type { Board } from "./useBoard.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"

interface Props {
  readonly card: BoardCard
  readonly board: Board
}

/** Who is online and could deliver it, by name. */
const usePeople = () => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(deliveryPeople.list, { query: { isOnline: true } }), [api])
  const { remote } = useRemote(load)
  const people = (remote.data ?? []).flatMap(({ _id, person }) =>
    person?.name ? [{ _id, id: idKey(_id), label: person.name }] : [],
  )
  return { people, isBusy: remote._tag === "Loading", problem: failure(remote) }
}

/** Gives an order to somebody who is online. */
const AssignDialog = ({ card, board }: Props) => {
  const say = useWords("orders", ordersWords)
  const frame = useWords("frame", frameWords)
  const explain = useExplain()
  const { people, isBusy, problem } = usePeople()
  const [text, setText] = useState("")
  const [chosen, setChosen] = useState<SearchOption>()
  const found = people.filter(({ label }) => textFinder(text)(label))
  const close = () => board.assign(undefined)
  const assign = () => {
    const person = people.find(({ id }) => id === chosen?.id)
    if (!person) return
    close()
    board.write([card], { kind: "courier", deliveryPerson: { _id: person._id, name: person.label } })
  }
  const note = problem ? explain(problem) : isBusy || found.length > 0 ? undefined : say("nobodyOnline")
  return (
    <Dialog
      isOpen
      onClose={close}
      title={say("assignTitle", { code: card.order.code ?? String(card.order._id) })}
      width="list"
      closeLabel={frame("close")}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("assign")}
          isDisabled={chosen === undefined}
          onCancel={close}
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
        value={chosen?.id}
        onSelect={setChosen}
        isBusy={isBusy}
        note={note}
      />
    </Dialog>
  )
}

export default AssignDialog
