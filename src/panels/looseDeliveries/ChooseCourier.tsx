import { useMemo, useState } from "react"
import { useCourierFacts } from "../../business/orders/useCourierFacts.ts"
import { looseDeliveryCalls } from "../../contract/looseDeliveries/looseDeliveryCalls.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { RecordField } from "../../resource/RecordField.tsx"
import { recordOption, type RecordOption } from "../../resource/recordOption.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { couriersFor } from "./findCouriers.ts"
import { useLooseWords } from "./words.ts"
import { resource } from "./sendDraft.ts"
import { type DeliveryAction, useMoving } from "./useMoving.ts"

/** Gives a delivery to somebody who delivers, or takes it back from them. */
const ChooseCourier = (props: DeliveryAction) => {
  const { row, onDone } = props
  const { client } = usePanel()
  const say = useLooseWords()
  const { busy, error, start } = useMoving(props)
  const factsOf = useCourierFacts()
  const find = useMemo(() => couriersFor(row._id, factsOf), [row._id, factsOf])
  const code = titleOf(resource, row)
  const { deliveryPerson: former } = row
  const [chosen, setChosen] = useState<RecordOption | undefined>(
    former ? recordOption(former._id, former.label) : undefined,
  )
  const assign = () => {
    const { version } = row
    const body = { deliveryPerson: chosen?.recordId ?? null, ...(version !== undefined && { version }) }
    const call = client.api.call(looseDeliveryCalls.assign, { params: { id: row._id }, body })
    start(
      "assign",
      row._id,
      call,
      chosen ? say("chosen", { code, name: chosen.label }) : say("takenBack", { code }),
    )
  }
  return (
    <ActDialog
      width="status"
      title={say("chooseTitle", { code })}
      cancelLabel={say("cancel")}
      label={say(busy ? "choosing" : "choose")}
      isBusy={busy}
      error={error}
      isDisabled={sameId(chosen?.recordId, former?._id)}
      onCancel={onDone}
      onPress={assign}
    >
      <RecordField
        label={say("courier")}
        placeholder={say("takeBack")}
        value={chosen}
        find={find}
        none={say("takeBack")}
        isDisabled={busy}
        onChange={setChosen}
      />
    </ActDialog>
  )
}

export default ChooseCourier
