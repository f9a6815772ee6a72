import { useState } from "react"
import { limits } from "../../../contract/limits.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { braspagSubordinates } from "../../../contract/resources/braspagSubordinates.ts"
import { ChangeOutcomeDialog } from "../../../resource/described/ChangeOutcomeDialog.tsx"
import { fromText } from "../../../resource/described/kindTexts.ts"
import type { ManyChange, RowChange } from "../../../resource/described/ownActions.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { saveRefusals } from "../../../resource/described/saveRefusals.ts"
import { useChangeMany } from "../../../resource/described/useChangeMany.ts"
import { countOf } from "../../../resource/described/useManyRows.ts"
import { ActDialog } from "../../../ui/dialog/ActDialog.tsx"
import { NumberField } from "../../../ui/field/NumberField.tsx"

const { mdr } = braspagSubordinates.fields
const maxPercent = 100

/** A share of what a payment is worth: more than nothing left would be owed by the store. */
const isShare = (text: string): boolean => text !== "" && Number(text) >= 0 && Number(text) <= maxPercent

const saveMdr: RowChange<Resource> = {
  change: (api, { _id: id, version }, choice) =>
    api.call(callsOf(braspagSubordinates).save, {
      params: { id },
      body: { mdr: fromText(mdr, choice) as number, ...(version !== undefined && { version }) },
    }),
  refusals: saveRefusals,
}

/** Gives the chosen sellers one MDR, one after the other; tells which stay as they were. */
const ChangeMdr = ({ pending, ...many }: ManyChange) => {
  const { say, word, locale } = useRecordReader(many.resource)
  const [share, setShare] = useState("")
  const change = useChangeMany(many, { ...pending, choice: share }, saveMdr)
  const { busy, done, outcome, error, confirm } = change
  const count = countOf(pending.rows)
  if (outcome) return <ChangeOutcomeDialog {...many} outcome={outcome} />
  return (
    <ActDialog
      width="status"
      title={word("changeMany", { count })}
      cancelLabel={say("cancel")}
      label={busy ? say("changing") : word(`bulk.${pending.action}`)}
      isBusy={busy}
      error={error}
      isDisabled={!isShare(share)}
      onCancel={many.onClose}
      onPress={confirm}
    >
      <NumberField
        label={word("column.mdr")}
        locale={limits.locales[locale]}
        digits={2}
        isFixed
        suffix="%"
        isRequired
        isReadOnly={busy}
        value={share}
        onChange={setShare}
      />
      {busy && <output>{say("changingEach", { done, count })}</output>}
    </ActDialog>
  )
}

export default ChangeMdr
