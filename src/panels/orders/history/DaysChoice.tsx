import { dayAt } from "../../../contract/companies/zonedTime.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useStoreZone } from "../../../frame/useStoreZone.ts"
import { useWords } from "../../../frame/useWords.ts"
import { writtenDay } from "../../../frame/written.ts"
import { ChipForm } from "../../../resource/ChipForm.tsx"
import { FilterDayField } from "../../../resource/FilterDayField.tsx"
import { isBackwards, rangeText } from "../../../resource/filterValue.ts"
import { listWords } from "../../../resource/words.ts"
import { Button } from "../../../ui/button/Button.tsx"
import type { OrdersView } from "../OrdersView.ts"
import { dayFields } from "./history.css.ts"
import { historyWords } from "./historyWords.ts"
import { daysOf, isNamed } from "./period.ts"

interface Props {
  readonly period: string
  readonly onView: (change: Partial<OrdersView>) => void
}

/** The days whose orders are listed, either of which may be left open. */
const DaysChoice = ({ period, onView }: Props) => {
  const { client, locale } = usePanel()
  const say = useWords("orderHistory", historyWords)
  const list = useWords("list", listWords)
  const zone = useStoreZone(undefined)
  const days = daysOf(period, dayAt(client.api.now(), zone))
  const [from, to] = [days.from, days.to].map((day) => day && writtenDay(locale, day))
  const value =
    from && to
      ? from === to
        ? from
        : say("between", { from, to })
      : from
        ? say("since", { from })
        : to && say("upTo", { to })
  const change = (end: Partial<typeof days>) => {
    const next = { ...days, ...end }
    onView({ period: next.from || next.to ? rangeText(next) : "all" })
  }
  return (
    <ChipForm
      label={say("days")}
      value={value || undefined}
      hasTitle
      onClear={() => onView({ period: isNamed(period) ? undefined : "all" })}
      submit={
        <Button tone="primary" size="small" type="submit">
          {say("show")}
        </Button>
      }
    >
      <div className={dayFields}>
        <FilterDayField label={list("from")} value={days.from} onChange={(day) => change({ from: day })} />
        <FilterDayField
          label={list("to")}
          value={days.to}
          error={isBackwards(days) ? list("backwards") : undefined}
          onChange={(day) => change({ to: day })}
        />
      </div>
    </ChipForm>
  )
}

export default DaysChoice
