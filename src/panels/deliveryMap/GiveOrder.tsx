import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { factsText } from "../../contract/isolateText.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { textFinder } from "../../contract/search/searchTexts.ts"
import type { RefusalOf } from "../../contract/wire/endpoint.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { frameWords } from "../../frame/words.ts"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { OptionSearch, type SearchOption } from "../../ui/options/OptionSearch.tsx"
import { codeOf } from "../../business/orders/moveDialog.ts"
import { workWords } from "./workWords.ts"

type Failure = ApiError | RefusalOf<typeof orders.setCourier>

interface Props {
  readonly courier: { readonly id: RecordId; readonly name: string }
  readonly waiting: ReadonlyArray<ListedOrder>
  readonly onDone: () => void
  readonly onClose: () => void
}

const optionOf = (order: ListedOrder): SearchOption => ({
  id: idKey(order._id),
  label: factsText([`#${codeOf(order)}`, order.customer?.name]),
  hint: factsText([order.company?.name, order.address?.neighborhood]),
})

/** Gives an order to a delivery person, and says so. */
const useGiving = ({ courier: { id, name }, onDone, onClose }: Props) => {
  const { client, before, emit } = usePanel()
  const say = useWords("courierWork", workWords)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { run, busy, error } = useTask<Failure>()
  const give = (order: ListedOrder) => {
    const detail = { order: order._id, deliveryPerson: id }
    const body = { deliveryPerson: id, ...(order.version !== undefined && { version: order.version }) }
    const call = client.api.call(orders.setCourier, { params: { id: order._id }, body })
    const written = before({ panel: "deliveryMap", type: "assign", detail }).pipe(
      Effect.andThen(Effect.uninterruptible(call)),
      Effect.tap(() =>
        Effect.sync(() => {
          emit({ panel: "deliveryMap", type: "assigned", detail })
          showSnackbar(say("assigned", { code: codeOf(order), name }))
          onClose()
          onDone()
        }),
      ),
      // After a refusal the orders are read again, to offer those that still wait.
      Effect.tapError(() => Effect.sync(onDone)),
    )
    run(written)
  }
  const sentence = (failure: Failure): string => {
    switch (failure._tag) {
      case "StaleOrder":
      case "MoveNotOffered":
        return say("stale")
      case "CourierUnavailable":
      case "UnknownReference":
        return say("courierGone")
      default:
        return explain(failure)
    }
  }
  return { give, busy, problem: error && sentence(error) }
}

/** Chooses one of the orders that wait for a delivery person, for one of them. */
const GiveOrder = (props: Props) => {
  const { courier, waiting, onClose } = props
  const say = useWords("courierWork", workWords)
  const frame = useWords("frame", frameWords)
  const { give, busy, problem } = useGiving(props)
  const [text, setText] = useState("")
  const [selected, setSelected] = useState<string>()
  const isFound = textFinder(text)
  const found = waiting.map(optionOf).filter(({ label, hint }) => isFound(`${label} ${hint ?? ""}`))
  const order = waiting.find(({ _id }) => idKey(_id) === selected)
  const none = waiting.length === 0 ? say("noneWaiting") : found.length === 0 ? say("noneFound") : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isLocked={busy}
      title={say("giveTitle", { name: courier.name })}
      width="list"
      closeLabel={frame("close")}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say("assign")}
          isBusy={busy}
          isDisabled={order === undefined}
          onCancel={onClose}
          onPress={() => order && give(order)}
        />
      }
    >
      <OptionSearch
        label={say("orders")}
        placeholder={say("giveSearch")}
        text={text}
        onTextChange={setText}
        options={found}
        value={selected}
        onSelect={({ id }) => setSelected(id)}
        isBusy={false}
        note={problem ?? none}
      />
    </Dialog>
  )
}

export default GiveOrder
