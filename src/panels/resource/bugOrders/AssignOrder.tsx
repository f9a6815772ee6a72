import { useMemo, useState } from "react"
import { deliveryPeople } from "../../../contract/deliveryPeople/deliveryPeople.ts"
import type { Order } from "../../../contract/orders/order.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { Select } from "../../../ui/select/Select.tsx"
import { useMendWords } from "./mendWords.ts"
import type { Mending } from "./useMending.ts"

interface Props {
  readonly order: Order
  readonly mending: Mending
  readonly onClose: () => void
}

/** Delivery people who are online, by name. */
const usePeople = () => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(deliveryPeople.list, { query: { isOnline: true } }), [api])
  const { remote } = useRemote(load)
  const people = (remote.data ?? []).flatMap(({ _id, person }) =>
    person?.name ? [{ _id, id: idKey(_id), label: person.name }] : [],
  )
  return { people, isKnown: remote.data !== undefined, error: failure(remote) }
}

/** Gives an order to somebody who is online. */
export const AssignOrder = ({ order, mending, onClose }: Props) => {
  const say = useMendWords()
  const explain = useExplain()
  const { people, isKnown, error } = usePeople()
  const [chosen, setChosen] = useState<string>()
  const person = people.find(({ id }) => id === chosen)
  const problem = mending.problem ?? (error && explain(error))
  return (
    <Dialog
      isOpen
      width="list"
      title={say("assignTitle", { code: order.code ?? String(order._id) })}
      closeLabel={say("back")}
      isLocked={mending.busy}
      onClose={onClose}
      footer={
        <DialogButtons
          cancelLabel={say("back")}
          label={say("assign")}
          isBusy={mending.busy}
          isDisabled={person === undefined}
          onCancel={onClose}
          onPress={() => person && mending.assign(person._id, onClose)}
        />
      }
    >
      <Select
        label={say("person")}
        options={people}
        value={chosen}
        placeholder=""
        hint={isKnown && people.length === 0 ? say("nobody") : undefined}
        error={problem}
        onChange={setChosen}
      />
    </Dialog>
  )
}
