import { useMemo, useState } from "react"
import type { ListedOrder } from "../../../contract/orders/order.ts"
import { type OrderFilter, orders } from "../../../contract/orders/orders.ts"
import { limits } from "../../../contract/limits.ts"
import type { ResultPage, Total } from "../../../contract/wire/page.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { amountOf } from "../../../frame/amount.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useStoreZone } from "../../../frame/useStoreZone.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import { firstPage, type HistoryPage } from "../../../resource/PagedHistory.tsx"
import { pagerLabels } from "../../../resource/pagerLabels.ts"
import { SpreadsheetQuestion } from "../../../resource/spreadsheet/SpreadsheetQuestion.tsx"
import { UnreadableRows } from "../../../resource/UnreadableRows.tsx"
import { listWords } from "../../../resource/words.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Counter } from "../../../ui/counter/Counter.tsx"
import { EmptyState } from "../../../ui/emptyState/EmptyState.tsx"
import { download } from "../../../ui/icon/listIcons.ts"
import { Pager } from "../../../ui/pager/Pager.tsx"
import { PanelBody } from "../../../ui/panel/PanelBody.tsx"
import { DataTable } from "../../../ui/table/DataTable.tsx"
import { subtle } from "../../../ui/theme/text.css.ts"
import { codeOf } from "../../../business/orders/moveDialog.ts"
import type { OrdersView } from "../OrdersView.ts"
import type { Board } from "../useBoard.ts"
import { ordersWords } from "../words.ts"
import { historyFilter } from "./historyFilter.ts"
import { HistoryTotals } from "./HistoryTotals.tsx"
import { historyWords } from "./historyWords.ts"
import { useSearchPause } from "./searchPause.ts"
import { useHistoryColumns } from "./useHistoryColumns.tsx"
import { maxExported, useOrderExport } from "./useOrderExport.ts"

interface Props {
  readonly board: Board
  readonly type: "restaurant" | "supermarket"
  readonly view: OrdersView
  readonly period: string
  readonly onView: (change: Partial<OrdersView>) => void
}

const noOrders: ResultPage<ListedOrder> = { items: [], totalCount: 0 }
const keyOf = ({ _id }: ListedOrder) => idKey(_id)

/** The filter as long as what it is made of stays the same, and again whenever orders are closed meanwhile. */
const useFilter = ({ board, type, view, period }: Props): OrderFilter => {
  const { api } = usePanel().client
  const zone = useStoreZone(undefined)
  const { search, statuses, channel, fulfillment, stores, order } = view
  const today = useValue(board.model.facts).data?.today
  return useMemo(
    () => historyFilter(view, { type, period, now: api.now(), zone }),
    // oxlint-disable-next-line react/exhaustive-deps -- of the view what the filter is made of; the rest stands for changes
    [api, type, period, zone, search, statuses, channel, fulfillment, stores, order, today],
  )
}

/** One page of the orders a filter finds, the latest first; another filter begins at the first page. */
const usePage = (filter: OrderFilter) => {
  const { api } = usePanel().client
  const [at, setAt] = useState<HistoryPage>(firstPage)
  const pause = useSearchPause(filter.search)
  const load = useMemo(
    () =>
      pause(
        filter.search,
        api.call(orders.find, {
          body: {
            filter,
            sortField: "placedAt",
            sortOrder: "desc",
            pageNumber: at.page,
            pageSize: at.pageSize,
          },
        }),
      ),
    [api, filter, at, pause],
  )
  return { ...useRemote(load), at, setAt }
}

interface FootProps {
  readonly filter: OrderFilter
  readonly found: Total
  readonly at: HistoryPage
  readonly setAt: (at: HistoryPage) => void
}

/** Number of orders, the way to a file of them, and the pages. */
const Foot = ({ filter, found, at, setAt }: FootProps) => {
  const say = useWords("orderHistory", historyWords)
  const list = useWords("list", listWords)
  const { busy, asking, save } = useOrderExport(filter)
  const total = found.totalCount
  const tooMany = total > maxExported
  return (
    <Counter>
      <span>{say("count", { count: amountOf(found) })}</span>
      <Button icon={download} size="small" busy={busy} isDisabled={tooMany || total === 0} onPress={save}>
        {say("export")}
      </Button>
      {tooMany ? <span className={subtle}>{say("exportMost", { count: maxExported })}</span> : null}
      <Pager
        pageIndex={at.page}
        pageSize={at.pageSize}
        pageSizes={limits.list.pageSizes}
        total={total}
        onPageChange={(page) => setAt({ ...at, page })}
        onPageSizeChange={(pageSize) => setAt({ page: 0, pageSize })}
        labels={pagerLabels(list, at, amountOf(found))}
      />
      <SpreadsheetQuestion asking={asking} />
    </Counter>
  )
}

/** The orders of a period, open and closed, with their totals and as a file. */
const OrderHistory = (props: Props) => {
  const { board, period, onView } = props
  const say = useWords("orderHistory", historyWords)
  const orderSay = useWords("orders", ordersWords)
  const filter = useFilter(props)
  const { remote, reload, at, setAt } = usePage(filter)
  const query = JSON.stringify(filter)
  const [lastQuery, setLastQuery] = useState(query)
  if (query !== lastQuery) {
    setLastQuery(query)
    setAt({ ...at, page: 0 })
  }
  const columns = useHistoryColumns(board)
  const problem = failure(remote)
  const { items, ...found } = remote.data ?? noOrders
  const isBusy = remote._tag === "Loading"
  return (
    <>
      <HistoryTotals filter={filter} />
      <PanelBody>
        {problem ? (
          <LoadFailure title={orderSay("loadFailed")} error={problem} onRetry={reload} />
        ) : remote.data && found.totalCount === 0 ? (
          <EmptyState
            title={say("none")}
            text={say("noneText")}
            action={
              period === "all" ? undefined : (
                <Button onPress={() => onView({ period: "all" })}>{say("anyDate")}</Button>
              )
            }
          />
        ) : (
          <DataTable
            label={orderSay("title")}
            {...{ columns, isBusy }}
            rows={items}
            rowKey={keyOf}
            rowLabel={(order) => `#${codeOf(order)}`}
            skeletonRows={remote.data ? 0 : at.pageSize}
            onRowOpen={(order) => board.open(keyOf(order))}
          />
        )}
        <UnreadableRows rows={remote.data?.items} />
      </PanelBody>
      <Foot {...{ filter, found, at, setAt }} />
    </>
  )
}

export default OrderHistory
