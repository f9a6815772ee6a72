import { Suspense } from "react"
import { useWords } from "../../../frame/useWords.ts"
import { lazily } from "../../../ui/root/lazily.tsx"
import { FilterChip } from "../../../ui/filter/FilterChip.tsx"
import { Choice } from "../Choice.tsx"
import type { OrdersView } from "../OrdersView.ts"
import { historyWords } from "./historyWords.ts"

const PeriodForm = lazily(() => import("./PeriodForm.tsx"))

interface Props {
  readonly view: OrdersView
  readonly onView: (change: Partial<OrdersView>) => void
}

/** Period whose orders are listed; in place of one the open orders alone. */
export const PeriodChoice = (props: Props) => {
  const say = useWords("orderHistory", historyWords)
  return (
    <Suspense fallback={<FilterChip label={say("period")} clearLabel="" onClear={() => {}} />}>
      <PeriodForm {...props} />
    </Suspense>
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
