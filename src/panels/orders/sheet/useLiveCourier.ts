import { useModel } from "@preact/signals-react/runtime"
import { useCallback } from "react"
import { type Position, positionOf } from "../../../contract/deliveryPeople/location.ts"
import { limits } from "../../../contract/limits.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useFollowed } from "../../../frame/useFollowed.ts"
import { useTask } from "../../../frame/useTask.ts"
import { usePart, useValue } from "../../../frame/useValue.ts"
import type { BoardModel } from "../boardModel.ts"
import { CourierModel, type OrderCourier } from "./courierModel.ts"

/** Live position of an order's delivery person. */
export interface LiveCourier {
  /** Undefined while the platform does not say. */
  readonly position: Position | undefined
  /** Nothing was heard of them for a while: they may be elsewhere by now. */
  readonly isSilent: boolean
  /** Time of the position, in milliseconds since 1970; undefined if unknown. */
  readonly heardAt: number | undefined
}

/** Tracks a courier's position while it is shown: from the stream, or by polling if there is none. */
export const useLiveCourier = (courier: OrderCourier, now: BoardModel["now"]): LiveCourier => {
  const { api } = usePanel().client
  const model = useModel(() => new CourierModel(api, courier))
  const { run } = useTask<never>()
  useFollowed(
    model,
    useCallback(() => run(model.load()), [run, model]),
    limits.delivery.pollMs,
  )
  const person = useValue(model.person)
  const heardAt = person?.positionAt ? Date.parse(person.positionAt) : undefined
  const isSilent = usePart(now, (at) => heardAt !== undefined && at - heardAt > limits.delivery.staleMs)
  return { position: positionOf(person?.location), isSilent, heardAt }
}
