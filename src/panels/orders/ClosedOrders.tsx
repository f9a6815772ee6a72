import { useMemo } from "react"
import { statusesIn } from "../../contract/orders/board.ts"
import type { ListedOrder } from "../../contract/orders/order.ts"
import { dayAt, instantsOf } from "../../contract/companies/zonedTime.ts"
import { zoneOf } from "../../contract/places/zoneOf.ts"
import { idKey } from "../../contract/wire/recordId.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { useValue } from "../../frame/useValue.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { useWords } from "../../frame/useWords.ts"
import { BareButton } from "../../ui/button/BareButton.tsx"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { chevronRight } from "../../ui/icon/icons.ts"
import { LoadingBar } from "../../ui/loading/LoadingBar.tsx"
import * as boardCss from "./Board.css.ts"
import { OrderState } from "./CardBadges.tsx"
import type { FoldedLaneProps } from "./FoldedLaneProps.ts"
import * as css from "./OrderCard.css.ts"
import { latestOrders } from "./latestOrders.ts"
import { ordersWords } from "./words.ts"
import { useOrderTimes } from "./useOrderTimes.ts"

/** The instant a day began by the clocks of a zone, in milliseconds since 1970. */
const dayBeganAt = (now: number, zone: string) =>
  instantsOf({ day: dayAt(now, zone), minutes: 0 }, zone)[0] ?? now - 86_400_000

interface Props extends FoldedLaneProps {
  readonly name: string
  readonly onClose: () => void
}

const ClosedCard = ({ order, board }: { readonly order: ListedOrder } & Pick<Props, "board">) => {
  const say = useWords("orders", ordersWords)
  const money = useMoney()
  const times = useOrderTimes(order.company)
  const code = order.code ?? String(order._id)
  return (
    <li className={css.place}>
      <article className={css.card} aria-label={say("order", { code })} data-order={idKey(order._id)}>
        <div className={css.head}>
          <BareButton
            className={css.code}
            aria-label={say("open", { code })}
            onPress={() => board.open(idKey(order._id))}
          >
            #{code}
          </BareButton>
          <span className={css.age}>{times.clock(order.placedAt)}</span>
        </div>
        <strong className={css.name}>{order.customer?.name}</strong>
        <div className={css.badges}>
          <OrderState {...order} />
        </div>
        <div className={css.foot}>
          {order.totals ? <strong>{money(order.totals.totalCents)}</strong> : null}
        </div>
      </article>
    </li>
  )
}

/** The last orders of a day that are completed or canceled; read again when there are more. */
const ClosedOrders = ({ column, name, count, board, onClose }: Props) => {
  const say = useWords("orders", ordersWords)
  const { client } = usePanel()
  const { api } = client
  // The count beside the column's name is the day's, by the store's clock.
  const zone = zoneOf(useValue(client.session.company))
  const load = useMemo(
    () => latestOrders(api, statusesIn(column), (now) => dayBeganAt(now, zone)),
    // oxlint-disable-next-line react/exhaustive-deps -- another number is what it is read again for
    [api, column, count, zone],
  )
  const { remote, reload } = useRemote(load)
  const problem = failure(remote)
  return (
    <section className={boardCss.lane} aria-label={name} data-column={column}>
      <div className={boardCss.head}>
        <h2 className={boardCss.heading}>{name}</h2>
        <span className={boardCss.count}>{count}</span>
        <span className={boardCss.end}>
          <IconButton icon={chevronRight} size="small" label={say("fold", { name })} onPress={onClose} />
        </span>
      </div>
      {remote.data ? null : problem ? (
        <LoadFailure title={say("loadFailed")} error={problem} onRetry={reload} />
      ) : (
        <LoadingBar />
      )}
      <ul className={boardCss.cards}>
        {remote.data?.items.map((order) => (
          <ClosedCard key={idKey(order._id)} {...{ order, board }} />
        ))}
      </ul>
    </section>
  )
}

export default ClosedOrders
