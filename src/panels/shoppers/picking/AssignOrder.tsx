import { useMemo, useState } from "react"
import type { OrderPicked, PickingNow } from "../../../contract/orders/picking.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { Resource, RowOf } from "../../../contract/resource/resource.ts"
import { limits } from "../../../contract/limits.ts"
import { shoppers } from "../../../contract/resources/shoppers.ts"
import { idKey, type RecordId, sameId } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { titleOf } from "../../../resource/described/describedRow.ts"
import { EditorWait } from "../../../resource/editor/EditorPlace.tsx"
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import { Button } from "../../../ui/button/Button.tsx"
import { Dialog } from "../../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../../ui/dialog/DialogError.tsx"
import { codeOf } from "./pickingRows.ts"
import { usePickingWords } from "./words.ts"
import { type Offered, useAssigning } from "./useAssigning.ts"
import { compareNames } from "../../../contract/search/compareNames.ts"
import { factsText } from "../../../contract/isolateText.ts"

const resource: Resource = shoppers

/** The active shoppers of an order's store, those who are online first. */
const useOffered = ({ company }: OrderPicked) => {
  const { api } = usePanel().client
  const store = company?._id
  const load = useMemo(
    () =>
      api.call(callsOf(resource).find, {
        body: {
          filter: { status: ["ACTIVE"], ...(store !== undefined && { owner: [store] }) },
          sortField: "isOnline",
          sortOrder: "desc",
          pageNumber: 0,
          pageSize: limits.list.maxPageSize,
        } as never,
      }),
    [api, store],
  )
  const { remote, reload } = useRemote(load)
  const rows = remote.data?.items as ReadonlyArray<RowOf<typeof shoppers>> | undefined
  const offered = rows
    ?.map((row) => ({
      _id: row._id,
      name: titleOf(resource, row),
      isOnline: row.isOnline,
    }))
    .toSorted((one, other) =>
      one.isOnline === other.isOnline ? compareNames(one.name, other.name) : one.isOnline ? -1 : 1,
    )
  return { offered, error: failure(remote), reload }
}

const nobody = ""

interface ChoiceProps {
  readonly order: Pick<OrderPicked, "shopper">
  readonly now: PickingNow
  readonly offered: ReadonlyArray<Offered>
  readonly value: string | undefined
  readonly onChange: (key: string) => void
}

const Choice = ({ order: { shopper }, now, offered, value, onChange }: ChoiceProps) => {
  const say = usePickingWords()
  const countOf = (id: RecordId) => now.orders.filter((one) => sameId(one.shopper?._id, id)).length
  const options = offered.map(({ _id, name, isOnline }) => {
    const [count, isTheirs] = [countOf(_id), sameId(_id, shopper?._id)]
    const details = [
      name,
      isOnline ? say("online") : "",
      isTheirs ? say("picksIt") : count > 0 ? say("ordersNow", { count }) : "",
    ]
    return { id: idKey(_id), label: factsText(details), isDisabled: isTheirs }
  })
  return (
    <RadioGroup
      label={say("shopper")}
      options={[...options, ...(shopper ? [{ id: nobody, label: say("nobody") }] : [])]}
      {...{ value, onChange }}
    />
  )
}

interface Props {
  /** The order as it was when it was asked to give it to somebody. */
  readonly pickedOrder: OrderPicked
  readonly now: PickingNow
  readonly onDone: () => void
}

/** Gives an order to a shopper of its store, or to nobody. */
export const AssignOrder = ({ pickedOrder, now, onDone }: Props) => {
  const say = usePickingWords()
  const { order, hasLeft, busy, error, assign } = useAssigning(pickedOrder, onDone)
  const { offered, error: problem, reload } = useOffered(pickedOrder)
  const [value, setValue] = useState<string>()
  const chosen = offered?.find(({ _id }) => idKey(_id) === value)
  const isChosen = value === nobody ? order.shopper : chosen && !sameId(chosen._id, order.shopper?._id)
  const isVain = hasLeft || problem !== undefined || offered?.length === 0
  return (
    <Dialog
      isOpen
      width="list"
      title={say("assignTitle", { code: codeOf(pickedOrder) })}
      isLocked={busy}
      onClose={onDone}
      footer={
        isVain ? (
          <Button tone="plain" onPress={onDone}>
            {say("close")}
          </Button>
        ) : (
          <DialogButtons
            cancelLabel={say("cancel")}
            label={busy ? say("assigning") : order.shopper ? say("reassign") : say("assign")}
            isBusy={busy}
            isDisabled={!isChosen}
            onCancel={onDone}
            onPress={() => assign(chosen)}
          />
        )
      }
    >
      {problem && <LoadFailure title={say("offeredFailed")} error={problem} onRetry={reload} />}
      {!offered && !problem && <EditorWait />}
      {offered?.length === 0 && <p>{say("noneActive")}</p>}
      {offered && offered.length > 0 && !hasLeft && (
        <Choice {...{ order, now, offered, value }} onChange={setValue} />
      )}
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}
