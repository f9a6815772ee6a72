import { useEffect, useMemo, useRef, useState } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { orders } from "../../../contract/orders/orders.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { failure } from "../../../frame/remote.ts"
import { useRemote } from "../../../frame/useRemote.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWrites } from "../../../frame/useWrites.ts"
import { boardOrderOf } from "../boardOrderOf.ts"
import type { BoardCard } from "../lanes.ts"
import type { Board } from "../useBoard.ts"

/** Calls that change an order here, including one the board no longer has. */
const writes = [orders.move, orders.setReady, orders.setCourier, orders.undo, orders.changeItem]

/** An order with its items and its timeline, read again when the board hears that it changed. */
export const useOrder = (key: string, { model }: Board) => {
  const { api } = usePanel().client
  const load = useMemo(() => api.call(orders.get, { params: { id: key } }), [api, key])
  const { remote, reload } = useRemote(load)
  useWrites(writes, reload)
  const card = useValue(model.card(key))
  // A print is no new version.
  const revision = card && `${card.order.version} ${card.order.prints}`
  const lastRevision = useRef(revision)
  useEffect(() => {
    if (lastRevision.current === revision) return
    lastRevision.current = revision
    reload()
  }, [revision, reload])
  const [answer, take] = useState<Order>()
  const read = remote.data
  // An answer to a change is here before the order is read again.
  const isNewer = (answer?.version ?? 0) > (read?.version ?? 0)
  const order: Order | undefined = isNewer ? answer : read
  const shown: BoardCard | undefined =
    card ?? (order && { key, order: boardOrderOf(order), moves: [], due: 0 })
  return { order, card: shown, problem: failure(remote), reload, take }
}
