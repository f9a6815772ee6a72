import { Suspense } from "react"
import { useWords } from "../../../frame/useWords.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { Choice } from "../Choice.tsx"
import type { OrdersView } from "../OrdersView.ts"
import { historyWords } from "./historyWords.ts"
import { backToOpen, isNamed, namedPeriods, periodOf } from "./period.ts"

const DaysChoice = lazily(() => import("./DaysChoice.tsx"))

interface Props {
  readonly view: OrdersView
  readonly onView: (change: Partial<OrdersView>) => void
}

/** Period whose orders are listed; in place of one the open orders alone. */
export const PeriodChoice = ({ view, onView }: Props) => {
  const say = useWords("orderHistory", historyWords)
  const period = periodOf(view)
  const named = period !== undefined && isNamed(period) ? period : undefined
  return (
    <>
      <Choice
        label={say("period")}
        value={named}
        options={namedPeriods.map((id) => ({ id, label: say(`period.${id}`) }))}
        onChange={(id) => onView(id === undefined ? backToOpen(view) : { period: id, layout: "list" })}
      />
      {period === undefined ? null : (
        <Suspense fallback={null}>
          <DaysChoice {...{ period, onView }} />
        </Suspense>
      )}
    </>
  )
}

/** Types of the stores whose orders of a period are listed, where one looks at no single store. */
export const StoresChoice = ({ view, onView }: Props) => {
  const say = useWords("orderHistory", historyWords)
  return (
    <Choice
      label={say("stores")}
      value={view.stores}
      options={[{ id: "all", label: say("allStores") }]}
      onChange={(stores) => onView({ stores: stores === "all" ? stores : undefined })}
    />
  )
}
