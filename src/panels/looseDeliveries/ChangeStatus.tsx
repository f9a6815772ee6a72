import { useState } from "react"
import { reachedOutcomes } from "../../contract/deliveryPeople/deliveryOutcome.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import {
  looseReasonsFor,
  namedMoves,
  refundCents,
} from "../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseOutcomes } from "../../contract/looseDeliveries/looseStages.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { statusName } from "../../resource/described/StatusMark.tsx"
import { useReader } from "../../resource/described/useReader.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { subtle } from "../../ui/theme/text.css.ts"
import { useLooseWords } from "./words.ts"
import { ReasonSelect } from "./ReasonSelect.tsx"
import { moveForm } from "./sendDelivery.css.ts"
import { resource } from "./sendDraft.ts"
import { type DeliveryAction, useMoving } from "./useMoving.ts"

interface Charged {
  /** Cents. */
  readonly price?: number
  readonly payBy?: string
  readonly timeline?: ReadonlyArray<{ readonly status: string }>
}

/** Fee for canceling now, and the rule it follows. */
const CancelFee = ({ row }: Pick<DeliveryAction, "row">) => {
  const say = useLooseWords()
  const money = useMoney()
  const { price = 0, payBy, timeline = [] } = row as Charged
  const back = refundCents(row.status, price, timeline)
  const fee = price - back
  const textKey = fee === 0 ? "cancelFree" : back === 0 ? "cancelWhole" : "cancelFee"
  const sums = { fee: money(fee), amount: money(back), price: money(price) }
  return (
    <>
      <Notice tone={fee > 0 ? "warning" : "info"}>
        {say(payBy === "PERIODIC" ? `${textKey}Invoice` : textKey, sums)}
      </Notice>
      <p className={subtle}>{say("refundRule")}</p>
    </>
  )
}

interface Props extends DeliveryAction {
  /** Status already chosen. */
  readonly requestedStatus?: string | undefined
}

/** Moves a delivery on, with a reason or an outcome where one is asked for; of a cancellation it says what it costs. */
const ChangeStatus = (props: Props) => {
  const { row, requestedStatus, onDone } = props
  const { client, locale } = usePanel()
  const say = useLooseWords()
  const { word } = useReader(resource)
  const { busy, error, start } = useMoving(props)
  const [to, setTo] = useState(requestedStatus)
  const [reason, setReason] = useState<string>()
  const [outcome, setOutcome] = useState<(typeof reachedOutcomes)[number]>(reachedOutcomes[0])
  const code = titleOf(resource, row)
  const reasons: ReadonlyArray<string> = looseReasonsFor(to ?? "")
  const isReady =
    to !== undefined && (reasons.length === 0 || (reason !== undefined && reasons.includes(reason)))
  const move = () => {
    const { version } = row
    const body = {
      to: to ?? "",
      ...(reasons.length > 0 && { reason }),
      ...(to === "DELIVERED" && { outcome }),
      ...(version !== undefined && { version }),
    } as never
    const call = client.api.call(looseDeliveryCalls.move, { params: { id: row._id }, body })
    start("move", row._id, call, say("updated", { code }))
  }
  return (
    <ActDialog
      width="status"
      title={say("progressTitle", { code })}
      cancelLabel={say("cancel")}
      label={say(busy ? "updating" : "update")}
      isBusy={busy}
      error={error}
      isDisabled={!isReady}
      onCancel={onDone}
      onPress={move}
    >
      <div className={moveForm}>
        <RadioGroup
          label={say("status")}
          options={namedMoves(row.nextStatuses).map((id) => ({ id, label: statusName(word, id) }))}
          value={to}
          isDisabled={busy}
          onChange={setTo}
        />
        {to === "DELIVERED" && (
          <RadioGroup
            label={say("ended")}
            options={reachedOutcomes.map((id) => ({ id, label: wordsIn(looseOutcomes[id], locale) }))}
            value={outcome}
            isDisabled={busy}
            onChange={setOutcome}
          />
        )}
        {reasons.length > 0 && (
          <ReasonSelect {...{ reasons }} value={reason} isDisabled={busy} onChange={setReason} />
        )}
        {to === "CANCELED" && <CancelFee row={row} />}
      </div>
    </ActDialog>
  )
}

export default ChangeStatus
