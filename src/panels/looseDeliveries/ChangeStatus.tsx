import { useState } from "react"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import {
  looseReasonsFor,
  namedMoves,
  refundCents,
} from "../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseReasons } from "../../contract/looseDeliveries/looseStages.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { statusName } from "../../resource/described/StatusMark.tsx"
import { useReader } from "../../resource/described/useReader.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { Dialog } from "../../ui/dialog/Dialog.tsx"
import { DialogButtons } from "../../ui/dialog/DialogButtons.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Select } from "../../ui/select/Select.tsx"
import { useLooseWords } from "./looseDeliveryWords.ts"
import { moveForm } from "./sendDelivery.css.ts"
import { resource } from "./sendDraft.ts"
import { type DeliveryAction, useMoving } from "./useMoving.ts"

interface Charged {
  /** Cents. */
  readonly price?: number
  readonly timeline?: ReadonlyArray<{ readonly status: string }>
}

/** What canceling now gives back. */
const Refund = ({ row }: Pick<DeliveryAction, "row">) => {
  const say = useLooseWords()
  const money = useMoney()
  const { price = 0, timeline = [] } = row as Charged
  const cents = refundCents(row.status, price, timeline)
  return (
    <Notice tone={cents < price ? "warning" : "info"}>
      {cents === 0 ? say("refundNone") : say("refund", { amount: money(cents), price: money(price) })}
    </Notice>
  )
}

/** Moves a delivery on, with a reason where one is asked for; of a cancellation it says what is given back. */
const ChangeStatus = (props: DeliveryAction) => {
  const { row, onDone } = props
  const { client, locale } = usePanel()
  const say = useLooseWords()
  const { word } = useReader(resource)
  const { busy, error, start } = useMoving(props)
  const [to, setTo] = useState<string>()
  const [reason, setReason] = useState<string>()
  const code = titleOf(resource, row)
  const reasons: ReadonlyArray<string> = looseReasonsFor(to ?? "")
  const isReady =
    to !== undefined && (reasons.length === 0 || (reason !== undefined && reasons.includes(reason)))
  const move = () => {
    const { version } = row
    const body = {
      to: to ?? "",
      ...(reasons.length > 0 && { reason }),
      ...(version !== undefined && { version }),
    } as never
    const call = client.api.call(looseDeliveryCalls.move, { params: { id: row._id }, body })
    start("move", call, say("updated", { code }))
  }
  const nameOf = (one: string) =>
    wordsIn(looseReasons[one as keyof typeof looseReasons] ?? [one, one], locale)
  return (
    <Dialog
      isOpen
      width="status"
      title={say("progressTitle", { code })}
      isLocked={busy}
      onClose={onDone}
      footer={
        <DialogButtons
          cancelLabel={say("cancel")}
          label={say(busy ? "updating" : "update")}
          isBusy={busy}
          isDisabled={!isReady}
          onCancel={onDone}
          onPress={move}
        />
      }
    >
      <div className={moveForm}>
        <RadioGroup
          label={say("status")}
          options={namedMoves(row.nextStatuses).map((id) => ({ id, label: statusName(word, id) }))}
          value={to}
          isDisabled={busy}
          onChange={setTo}
        />
        {reasons.length > 0 && (
          <Select
            label={say("reason")}
            options={reasons.map((id) => ({ id, label: nameOf(id) }))}
            value={reason}
            isRequired
            isDisabled={busy}
            onChange={setReason}
          />
        )}
        {to === "CANCELED" && <Refund row={row} />}
      </div>
      <DialogError error={error} isBusy={busy} />
    </Dialog>
  )
}

export default ChangeStatus
