import { useMemo } from "react"
import { statusesIn } from "../../../contract/orders/board.ts"
import type { ListedOrder } from "../../../contract/orders/order.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { LoadFailure } from "../../../frame/LoadFailure.tsx"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useWords } from "../../../frame/useWords.ts"
import { frameWords } from "../../../frame/words.ts"
import { BareButton } from "../../../ui/button/BareButton.tsx"
import { IconButton } from "../../../ui/button/IconButton.tsx"
import { SideSheet } from "../../../ui/dialog/SideSheet.tsx"
import { x } from "../../../ui/icon/icons.ts"
import { LoadingBar } from "../../../ui/loading/LoadingBar.tsx"
import { isOfSupermarket } from "../../../business/orders/offeredMoves.ts"
import { OrderState } from "../CardBadges.tsx"
import { latestOrders } from "../latestOrders.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { kitchenWords } from "./kitchenWords.ts"
import * as css from "./recall.css.ts"

const hourMs = 3_600_000
/** Age up to which orders are recalled, in hours: a shift. */
const recentHours = 8

interface Props {
  readonly type: "restaurant" | "supermarket"
  readonly onRecall: (id: RecordId) => void
  readonly onClose: () => void
}

const RecentOrder = ({ order, onRecall }: { readonly order: ListedOrder } & Pick<Props, "onRecall">) => {
  const say = useWords("kitchen", kitchenWords)
  const times = useOrderTimes(order.company)
  const code = order.code ?? String(order._id)
  return (
    <li>
      <BareButton
        className={css.row}
        aria-label={say("recallOne", { code })}
        onPress={() => onRecall(order._id)}
      >
        <strong>{code}</strong>
        <span>{order.customer?.name}</span>
        <OrderState {...order} />
        <time>{times.clock(order.placedAt)}</time>
      </BareButton>
    </li>
  )
}

const useRecent = () => {
  const { api } = usePanel().client
  const load = useMemo(
    () => latestOrders(api, statusesIn("onRoute", "done", "canceled"), (now) => now - recentHours * hourMs),
    [api],
  )
  return useRemote(load)
}

/** The orders that left the kitchen lately, handed over or canceled; pressing one brings it back onto the screen. */
const RecallSheet = ({ type, onRecall, onClose }: Props) => {
  const say = useWords("kitchen", kitchenWords)
  const frame = useWords("frame", frameWords)
  const { remote, reload } = useRecent()
  const problem = failure(remote)
  const recent = remote.data?.items.filter((order) => isOfSupermarket(order) === (type === "supermarket"))
  return (
    <SideSheet label={say("recent")} onClose={onClose}>
      <header className={css.head}>
        <h2>{say("recent")}</h2>
        <IconButton icon={x} size="large" label={frame("close")} onPress={onClose} />
      </header>
      {recent?.length === 0 ? <p className={css.none}>{say("noneRecent")}</p> : null}
      {recent ? (
        <ul className={css.rows}>
          {recent.map((order) => (
            <RecentOrder key={idKey(order._id)} {...{ order, onRecall }} />
          ))}
        </ul>
      ) : problem ? (
        <LoadFailure title={say("recentFailed")} error={problem} onRetry={reload} />
      ) : (
        <LoadingBar />
      )}
    </SideSheet>
  )
}

export default RecallSheet
