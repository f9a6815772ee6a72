import { useState } from "react"
import { useHostCallback } from "../../frame/useHostCallback.ts"
import { useLatest } from "../../frame/useLatest.ts"
import { firstView, type OrdersView } from "./OrdersView.ts"

export interface OrdersViewProps {
  /** The view, kept by the host; what is left out is as usual. */
  readonly view?: Partial<OrdersView> | undefined
  /** The view it begins with, where the host does not keep it. */
  readonly defaultView?: Partial<OrdersView> | undefined
  readonly onViewChange?: ((view: OrdersView) => void) | undefined
}

/** The view of the orders, and the way to change it: the host's where it keeps one, else the panel's own. */
export const useOrdersView = ({ view, defaultView, onViewChange }: OrdersViewProps) => {
  const [own, setOwn] = useState<OrdersView>({ ...firstView, ...defaultView })
  const reportView = useHostCallback(onViewChange)
  const now: OrdersView = view ? { ...firstView, ...view } : own
  const change = useLatest((part: Partial<OrdersView>) => {
    const next = { ...now, ...part }
    if (!view) setOwn(next)
    reportView(next)
  })
  return [now, change] as const
}
