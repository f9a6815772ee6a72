import * as Effect from "effect/Effect"
import { ignore } from "../../../api/lightEffect.ts"
import { useEffect, useRef, useState } from "react"
import type { BoardOrder } from "../../../contract/orders/board.ts"
import { orders } from "../../../contract/orders/orders.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { sameId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useLatest } from "../../../frame/useLatest.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useWords } from "../../../frame/useWords.ts"
import { boardOrderOf } from "../boardOrderOf.ts"
import type { BoardCard } from "../lanes.ts"
import { kitchenLaneOf } from "./kitchenLanes.ts"
import { kitchenWords } from "./kitchenWords.ts"

/** Maximum number of orders that are looked up because they left the board at once. */
const maxAtOnce = 10

/** Orders of the kitchen that are no longer among the open ones. */
const useGone = (all: ReadonlyArray<BoardCard>, onGone: (ids: ReadonlyArray<RecordId>) => void) => {
  const before = useRef<ReadonlyArray<BoardCard>>([])
  useEffect(() => {
    const open = new Set(all.map(({ key }) => key))
    const gone = before.current.filter(({ key }) => !open.has(key))
    before.current = all.filter(({ order, moves }) => kitchenLaneOf(order) && moves.length === 0)
    if (gone.length > 0) onGone(gone.slice(0, maxAtOnce).map(({ order }) => order._id))
  }, [all, onGone])
}

/**
 * The orders that stay on the kitchen's screen though they are not its own any more, until somebody dismisses them:
 * those canceled meanwhile, so that nobody goes on cooking, and those somebody recalled.
 */
export const useReview = (all: ReadonlyArray<BoardCard>) => {
  const { api } = usePanel().client
  const say = useWords("kitchen", kitchenWords)
  const explain = useExplain()
  const show = useSnackbar()
  const [reviewed, setReviewed] = useState<ReadonlyArray<BoardOrder>>([])
  const { run } = useTask<never>()
  const read = (id: RecordId) => Effect.map(api.call(orders.get, { params: { id } }), boardOrderOf)
  const add = (order: BoardOrder) =>
    setReviewed((shown) => [order, ...shown.filter(({ _id }) => !sameId(_id, order._id))])
  const addCanceled = (id: RecordId) =>
    // An order that cannot be read is in the list of recent orders anyway.
    ignore(Effect.map(read(id), (order) => order.status === "CANCELED" && add(order)))
  // Neither interrupts the other.
  const notice = useLatest((ids: ReadonlyArray<RecordId>) =>
    run(Effect.uninterruptible(Effect.forEach(ids, addCanceled, { concurrency: 2 }))),
  )
  useGone(all, notice)
  const recall = useLatest((id: RecordId) =>
    run(
      Effect.uninterruptible(
        Effect.matchEffect(read(id), {
          onSuccess: (order) => Effect.sync(() => add(order)),
          onFailure: (error) => Effect.sync(() => show(say("notRecalled"), { text: explain(error) })),
        }),
      ),
    ),
  )
  const dismiss = useLatest((id: RecordId) =>
    setReviewed((shown) => shown.filter(({ _id }) => !sameId(_id, id))),
  )
  return { reviewed, recall, dismiss }
}
