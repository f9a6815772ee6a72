import { useState } from "react"
import { dayAfter } from "../../contract/companies/zonedTime.ts"
import { platformDay } from "../../contract/resource/datedItems.ts"
import { dayProblem } from "../../contract/wire/years.ts"
import { PanelDayField } from "../../frame/fields/PanelDayField.tsx"
import { titleOf } from "../../resource/described/describedRow.ts"
import { ActDialog } from "../../ui/dialog/ActDialog.tsx"
import { dayOf, daysBetween, momentAfter } from "./tabloidDays.ts"
import { useTabloidWords } from "./words.ts"
import { type TabloidAction, tabloids, useTabloidWrite } from "./useTabloidWrite.ts"
import { useRecordCalls } from "../../resource/described/useRecordCalls.ts"

/** Days a tabloid is extended by, unless told. */
const usualDays = 7

/** Asks for a later last day of a tabloid; one that is over is on again with it. */
const ExtendTabloid = (props: TabloidAction) => {
  const { row, onDone } = props
  const say = useTabloidWords()
  const calls = useRecordCalls()
  const { busy, error, start } = useTabloidWrite(props)
  const endsAt = row.endsAt
  const [last, today] = [dayOf(endsAt, 1), platformDay()]
  const [day, setDay] = useState(() => dayAfter(last < today ? today : last, usualDays))
  const [isChecked, setIsChecked] = useState(false)
  const isWrong = day <= last || day < today || dayProblem(day, "plan") !== undefined
  const extend = () => {
    setIsChecked(true)
    if (isWrong) return
    const body = { endsAt: momentAfter(endsAt, daysBetween(last, day)) }
    start("save", { id: row._id, ...body }, { write: calls.save(row, body), notice: say("extended") })
  }
  return (
    <ActDialog
      width="status"
      title={say("extendTitle", { title: titleOf(tabloids, row) })}
      cancelLabel={say("cancel")}
      label={say(busy ? "extending" : "extend")}
      isBusy={busy}
      error={error}
      onCancel={onDone}
      onPress={extend}
    >
      <PanelDayField
        span="plan"
        label={say("extendTo")}
        value={day}
        min={dayAfter(last, 1)}
        error={isChecked && isWrong ? say("extendWrong") : undefined}
        isDisabled={busy}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field of a dialog
        autoFocus
        onChange={setDay}
      />
    </ActDialog>
  )
}

export default ExtendTabloid
