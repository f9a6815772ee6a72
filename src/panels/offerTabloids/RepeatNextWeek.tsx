import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import { titleOf } from "../../resource/described/describedRow.ts"
import { createdBody, copyTexts } from "../../resource/described/recordTexts.ts"
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog.tsx"
import { dayOf, daysBetween, momentAfter } from "./tabloidDays.ts"
import { useTabloidWords } from "./words.ts"
import { type TabloidAction, tabloids, useTabloidWrite } from "./useTabloidWrite.ts"
import { useRecordCalls } from "../../resource/described/useRecordCalls.ts"

/** The next week the same weekdays come after a tabloid is over. */
const weeksLater = (startsAt: string, endsAt: string): number =>
  Math.max(1, Math.ceil((daysBetween(dayOf(startsAt), dayOf(endsAt, 1)) + 1) / 7))

/** Asks whether a tabloid shall be made again for the following week or weeks, as a draft. */
const RepeatNextWeek = (props: TabloidAction) => {
  const { row, onDone } = props
  const { locale } = usePanel()
  const say = useTabloidWords()
  const calls = useRecordCalls()
  const { busy, error, start } = useTabloidWrite(props)
  const [startsAt, endsAt] = [row.startsAt, row.endsAt]
  const days = weeksLater(startsAt, endsAt) * 7
  const next = { startsAt: momentAfter(startsAt, days), endsAt: momentAfter(endsAt, days) }
  const repeat = () => {
    const owner = row.owner ? { owner: row.owner._id } : {}
    const body = { ...createdBody(tabloids, copyTexts(tabloids, row)), ...next, ...owner }
    start("create", body, { write: calls.create(body, crypto.randomUUID()), notice: say("repeated") })
  }
  return (
    <ConfirmDialog
      isOpen
      tone="primary"
      title={say("nextWeekTitle", { title: titleOf(tabloids, row) })}
      description={say("nextWeekText", {
        from: writtenDay(locale, dayOf(next.startsAt)),
        until: writtenDay(locale, dayOf(next.endsAt, 1)),
      })}
      confirmLabel={say("nextWeek")}
      busyLabel={say("repeating")}
      cancelLabel={say("cancel")}
      isBusy={busy}
      error={error}
      onConfirm={repeat}
      onCancel={onDone}
    />
  )
}

export default RepeatNextWeek
