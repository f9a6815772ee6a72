import * as Effect from "effect/Effect"
import { wait } from "../../../api/lightEffect.ts"
import { useMemo } from "react"
import { closedStatuses } from "../../../contract/orders/board.ts"
import { orders } from "../../../contract/orders/orders.ts"
import { limits } from "../../../contract/limits.ts"
import { amountOf } from "../../../frame/amount.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { Button } from "../../../ui/button/Button.tsx"
import * as css from "../Board.css.ts"
import type { OrdersView } from "../OrdersView.ts"
import { historyWords } from "./historyWords.ts"

interface Props {
  readonly type: "restaurant" | "supermarket"
  readonly search: string
  readonly onView: (change: Partial<OrdersView>) => void
}

/** Number of closed orders that match a search of the open ones, and the way to them. */
const ClosedMatches = ({ type, search, onView }: Props) => {
  const { api } = usePanel().client
  const say = useWords("orderHistory", historyWords)
  const load = useMemo(
    () =>
      Effect.andThen(
        wait(limits.waitMs.debounce),
        api.call(orders.find, {
          body: {
            filter: { search, type, statuses: [...closedStatuses] },
            sortField: "id",
            sortOrder: "desc",
            pageNumber: 0,
            pageSize: 1,
          },
        }),
      ),
    [api, type, search],
  )
  const found = useRemote(load).remote.data
  if (!found || found.totalCount === 0) return null
  return (
    <output className={css.notice}>
      {say("closedFound", { count: amountOf(found) })}{" "}
      <Button
        size="small"
        tone="plain"
        onPress={() => onView({ layout: "list", period: "all", exception: undefined })}
      >
        {say("showClosed")}
      </Button>
    </output>
  )
}

export default ClosedMatches
