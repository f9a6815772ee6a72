import type { coupons } from "../../contract/resources/coupons.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useMemo, useState } from "react"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { orders } from "../../contract/orders/orders.ts"
import { allows, permissionsIn } from "../../contract/access/access.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { usePermissionTitles } from "../../frame/usePermissionTitles.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useValue } from "../../frame/useValue.ts"
import { firstPage, PagedHistory } from "../../resource/PagedHistory.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { lock } from "../../ui/icon/icons.ts"
import { Status } from "../../ui/status/Status.tsx"
import type { Column } from "../../ui/table/column.ts"
import { CouponFigures } from "./CouponFigures.tsx"
import { useCouponWords } from "./words.ts"

const nameOf = ({ code, _id }: ListedOrder) => `#${code ?? _id}`

const useColumns = (store: RowOf<typeof coupons>["owner"]): ReadonlyArray<Column<ListedOrder>> => {
  const say = useCouponWords()
  const moment = useMoment(store)
  const money = useMoney()
  return useMemo(() => {
    const end = "end" as const
    return [
      { id: "placedAt", area: "lead", label: say("placedAt"), render: ({ placedAt }) => moment(placedAt) },
      { id: "code", area: "id", label: say("code"), render: nameOf },
      { id: "customer", area: "second", label: say("customer"), render: ({ customer }) => customer?.name },
      {
        id: "discount",
        align: end,
        label: say("discount"),
        render: ({ totals }) => totals && money(totals.discountCents),
      },
      {
        id: "total",
        area: "tags",
        align: end,
        label: say("total"),
        render: ({ status, totals }) =>
          status === "CANCELED" ? (
            <Status tone="off">{say("canceled")}</Status>
          ) : (
            totals && money(totals.totalCents)
          ),
      },
    ]
  }, [say, moment, money])
}

const Orders = ({ row }: { readonly row: RowOf<typeof coupons> }) => {
  const { _id: coupon, used } = row
  const { client } = usePanel()
  const say = useCouponWords()
  const columns = useColumns(row.owner)
  const [at, setAt] = useState(firstPage)
  const load = useMemo(
    () =>
      client.api.call(orders.find, {
        body: {
          filter: { coupon },
          sortField: "placedAt",
          sortOrder: "desc",
          pageNumber: at.page,
          pageSize: at.pageSize,
        },
      }),
    [client, coupon, at],
  )
  const { remote, reload } = useRemote(load)
  return (
    <>
      <CouponFigures coupon={coupon} />
      <PagedHistory
        title={say("orders")}
        none={say(Number(used ?? 0) > 0 ? "ordersOld" : "ordersNone")}
        failed={say("ordersFailed")}
        rowLabel={nameOf}
        {...{ columns, remote, at }}
        onTurn={setAt}
        onRetry={reload}
      />
    </>
  )
}

/** Revenue of a coupon, and the orders that redeemed it, for users who may see orders. */
const CouponUses = (props: { readonly row: RowOf<typeof coupons> }) => {
  const user = useValue(usePanel().client.session.user)
  const say = useCouponWords()
  const titlesOf = usePermissionTitles()
  const { access } = orders.find
  if (user && allows(access, user)) return <Orders {...props} />
  const needs = titlesOf(permissionsIn(access))
  return <EmptyState icon={lock} title={say("denied", { needs })} />
}

export default CouponUses
