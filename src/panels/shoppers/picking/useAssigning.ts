import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import type { MoveNotOffered, StaleOrder } from "../../../contract/orders/orderRefusals.ts"
import { assignable, type OrderPicked, picking } from "../../../contract/orders/picking.ts"
import type { UnknownReference } from "../../../contract/resource/refusals.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useExplain } from "../../../frame/useExplain.ts"
import { useSnackbar } from "../../../frame/useSnackbar.ts"
import { useTask } from "../../../frame/useTask.ts"
import { codeOf } from "./pickingRows.ts"
import { usePickingWords } from "./words.ts"

/** A shopper an order may be given to. */
export interface Offered {
  readonly _id: RecordId
  readonly name: string
  readonly isOnline: boolean
}

type Refusal = ApiError | StaleOrder | MoveNotOffered | UnknownReference

/** Gives an order to a shopper or, without one, to nobody. What somebody else changed first is shown before it is done again. */
export const useAssigning = (pickedOrder: OrderPicked, onDone: () => void) => {
  const { client, before, emit } = usePanel()
  const say = usePickingWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const [order, setOrder] = useState<Pick<OrderPicked, "_id" | "shopper" | "version">>(pickedOrder)
  const { _id: id, version } = order
  const code = codeOf(pickedOrder)
  const assign = (to: Offered | undefined) => {
    const body = { shopper: to?._id ?? null, ...(version !== undefined && { version }) }
    const call = client.api.call(picking.assign, { params: { id }, body })
    const detail = { id, shopper: body.shopper }
    const work = Effect.map(call, () => {
      emit({ panel: "shoppers", type: "assigned", detail })
      showSnackbar(to ? say("assigned", { code, name: to.name }) : say("unassigned", { code }))
      onDone()
    })
    const reported = Effect.tapError(work, (refusal) =>
      Effect.sync(() => refusal._tag === "StaleOrder" && setOrder(refusal.current)),
    )
    run(Effect.andThen(before({ panel: "shoppers", type: "assign", detail }), reported))
  }
  const current = error?._tag === "StaleOrder" ? error.current : undefined
  const hasLeft =
    error?._tag === "MoveNotOffered" ||
    (current && !assignable.some((one) => one === current.status)) === true
  const explained = () => {
    if (hasLeft) return say("left")
    if (error?._tag === "UnknownReference") return say("shopperGone")
    if (error?._tag !== "StaleOrder") return error && explain(error)
    const { shopper } = error.current
    return shopper ? say("staleTo", { name: shopper.name || `#${shopper._id}` }) : say("staleNobody")
  }
  return { order, hasLeft, busy, error: explained(), assign }
}
