import { useState } from "react"
import type { DeliveryOutcome } from "../../contract/deliveryPeople/deliveryOutcome.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import {
  looseReasonsFor,
  offeredOutcomes,
  statusAfterDropoffs,
} from "../../contract/looseDeliveries/looseDeliveryMoves.ts"
import { looseOutcomes } from "../../contract/looseDeliveries/looseStages.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import type { looseDeliveries } from "../../contract/resources/looseDeliveries.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { RadioGroup } from "../../ui/check/RadioGroup.tsx"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useLooseWords } from "./words.ts"
import { namedWords } from "./namedWords.ts"
import { ReasonSelect } from "./ReasonSelect.tsx"
import { moveForm } from "./sendDelivery.css.ts"
import { type DeliveryAction, useMoving } from "./useMoving.ts"
import { factsText } from "../../contract/isolateText.ts"

interface Props extends DeliveryAction {
  /** The place of the drop-off, counted from 0. */
  readonly at: number
}

/** Dialog to record a drop-off's outcome, with a reason if nobody received it, and the delivery's next step. */
const EndDropoff = (props: Props) => {
  const { row, at, onDone } = props
  const { client, locale } = usePanel()
  const say = useLooseWords()
  const { busy, error, start } = useMoving(props)
  const [outcome, setOutcome] = useState<DeliveryOutcome>()
  const [reason, setReason] = useState<string>()
  const { dropoffs, needsReturn } = row as RowOf<typeof looseDeliveries>
  const reasons = outcome === "nao_entregue" ? looseReasonsFor("DELIVERY_GOBACK") : []
  const isReady = outcome !== undefined && (reasons.length === 0 || reason !== undefined)
  const after =
    outcome &&
    statusAfterDropoffs(
      dropoffs.map((one, index) =>
        index === at ? { outcome } : { outcome: one.outcome as DeliveryOutcome | null },
      ),
      needsReturn,
    )
  const number = at + 1
  const end = () => {
    const { version } = row
    const body = {
      dropoff: at,
      outcome,
      ...(reasons.length > 0 && { reason }),
      ...(version !== undefined && { version }),
    } as never
    const call = client.api.call(looseDeliveryCalls.endDropoff, { params: { id: row._id }, body })
    start("end", row._id, call, say("dropoffEnded", { number }))
  }
  return (
    <ActDialog
      width="status"
      title={say("endTitle", { number })}
      cancelLabel={say("cancel")}
      label={say(busy ? "ending" : "end")}
      isBusy={busy}
      error={error}
      isDisabled={!isReady}
      onCancel={onDone}
      onPress={end}
    >
      <div className={moveForm}>
        <p>{factsText([dropoffs[at]?.address, dropoffs[at]?.contactName])}</p>
        <RadioGroup
          label={say("ended")}
          options={offeredOutcomes(row.nextStatuses).map((id) => ({
            id,
            label: namedWords(looseOutcomes, id, locale),
          }))}
          value={outcome}
          isDisabled={busy}
          onChange={setOutcome}
        />
        {reasons.length > 0 && (
          <ReasonSelect {...{ reasons }} value={reason} isDisabled={busy} onChange={setReason} />
        )}
        {after && <Notice tone="info">{say(after === "DELIVERED" ? "endsHere" : "goesBack")}</Notice>}
      </div>
    </ActDialog>
  )
}

export default EndDropoff
