import { useState } from "react"
import { braspagSubordinates } from "../../contract/resources/braspagSubordinates.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { AskManyDialog } from "../../resource/described/AskManyDialog.tsx"
import { fromText } from "../../resource/described/kindTexts.ts"
import type { ManyChange } from "../../resource/described/ownActions.ts"
import { useRecordReader } from "../../resource/described/record/useRecordReader.ts"
import { savingEach } from "../../resource/described/savingEach.ts"

const { mdr } = braspagSubordinates.fields
const wholeInHundredths = 10_000

/** A share of what a payment is worth: more than nothing left would be owed by the store. */
const isShare = (text: string): boolean => hundredthsOf(text) >= 0 && hundredthsOf(text) <= wholeInHundredths

const saveMdr = savingEach(braspagSubordinates, (choice) => ({
  mdr: fromText(mdr, choice),
}))

/** Gives the chosen sellers one MDR. */
const ChangeMdr = (many: ManyChange) => {
  const { word } = useRecordReader(many.resource)
  const [share, setShare] = useState("")
  return (
    <AskManyDialog {...many} own={saveMdr} choice={isShare(share) ? share : undefined}>
      {(isBusy) => (
        <PanelNumberField
          label={word("column.mdr")}
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
