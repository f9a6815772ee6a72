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
import { RadioGroup } from "../../../ui/check/RadioGroup.tsx"
import type { OrdersView } from "../OrdersView.ts"
import { dayFields } from "./history.css.ts"
import { historyWords } from "./historyWords.ts"
import { backToOpen, daysOf, isNamed, namedPeriods, periodOf } from "./period.ts"

interface Props {
  readonly view: OrdersView
  readonly onView: (change: Partial<OrdersView>) => void
}

/** The name of a period, or its days, either of which may be left open. */
const usePeriodText = (period: string | undefined): string | undefined => {
  const { locale } = usePanel()
  const say = useWords("orderHistory", historyWords)
  if (period === undefined) return undefined
  if (isNamed(period)) return say(`period.${period}`)
  const days = daysOf(period, "")
  const [from, to] = [days.from, days.to].map((day) => day && writtenDay(locale, day))
  if (from && to) return from === to ? from : say("between", { from, to })
  if (from) return say("since", { from })
  return to ? say("upTo", { to }) : say("period.all")
}

/** The filter by period: one of the usual ones, or days. */
const PeriodForm = ({ view, onView }: Props) => {
  const { client } = usePanel()
  const say = useWords("orderHistory", historyWords)
  const list = useWords("list", listWords)
  const zone = useStoreZone(undefined)
  const period = periodOf(view)
  const days = daysOf(period ?? "all", dayAt(client.api.now(), zone))
  const choose = (next: string) => onView({ period: next, layout: "list" })
  const change = (end: Partial<typeof days>) => {
    const next = { ...days, ...end }
    choose(next.from || next.to ? rangeText(next) : "all")
  }
  return (
    <ChipForm
      label={say("period")}
      value={usePeriodText(period)}
      hasTitle
      onClear={() => onView(backToOpen(view))}
      submit={
        <Button tone="primary" size="small" type="submit">
          {say("show")}
        </Button>
      }
    >
      <div className={dayFields}>
        <RadioGroup
          label={say("period")}
          hideLabel
          options={namedPeriods.map((id) => ({ id, label: say(`period.${id}`) }))}
          value={namedPeriods.find((one) => one === period)}
          onChange={choose}
        />
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

export default PeriodForm
