import { useState } from "react"
import { limits } from "../../../contract/limits.ts"
import { callsOf } from "../../../contract/resource/calls.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { braspagSubordinates } from "../../../contract/resources/braspagSubordinates.ts"
import { AskManyDialog } from "../../../resource/described/AskManyDialog.tsx"
import { fromText } from "../../../resource/described/kindTexts.ts"
import type { ManyChange } from "../../../resource/described/ownActions.ts"
import { useRecordReader } from "../../../resource/described/record/useRecordReader.ts"
import { savingEach } from "../../../resource/described/savingEach.ts"
import { NumberField } from "../../../ui/field/NumberField.tsx"

const { mdr } = braspagSubordinates.fields
const maxPercent = 100

/** A share of what a payment is worth: more than nothing left would be owed by the store. */
const isShare = (text: string): boolean => text !== "" && Number(text) >= 0 && Number(text) <= maxPercent

const saveMdr = savingEach(callsOf(braspagSubordinates as unknown as Resource).save, (choice) => ({
  mdr: fromText(mdr, choice),
}))

/** Gives the chosen sellers one MDR. */
const ChangeMdr = (many: ManyChange) => {
  const { word, locale } = useRecordReader(many.resource)
  const [share, setShare] = useState("")
  return (
    <AskManyDialog {...many} own={saveMdr} choice={isShare(share) ? share : undefined}>
      {(isBusy) => (
        <NumberField
          label={word("column.mdr")}
          locale={limits.locales[locale]}
          digits={2}
          isFixed
          suffix="%"
          isRequired
          isReadOnly={isBusy}
          value={share}
          onChange={setShare}
        />
      )}
    </AskManyDialog>
  )
}

export default ChangeMdr
