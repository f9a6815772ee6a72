import * as Effect from "effect/Effect"
import { useCallback, useRef, useState } from "react"
import { menuCopies as calls } from "../../../contract/menu/copying/menuCopies.ts"
import type { MenuPlan } from "../../../contract/menu/copying/menuPlan.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import type { MenuModel } from "../menuModel.ts"
import { withVersionsOf } from "../../../contract/menu/changes/withVersionsOf.ts"

/** A change of a model store that waits for somebody to see what it changes elsewhere. */
export interface Spread {
  readonly plans: ReadonlyArray<MenuPlan>
  readonly confirm: (isQuiet: boolean) => void
  readonly cancel: () => void
}

const isOfStore = (change: MenuOp) =>
  change.op === "stock" || (change.op === "status" && change.to === "OUT_OF_STOCK")

const touches = ({ created, updated, removed, kept }: MenuPlan) => created + updated + removed + kept > 0

/**
 * Holds changes of a model store back until somebody saw what they change in the stores that follow it. Without an
 * answer to that question, as offline, they are made: the stores follow once they are sent.
 */
export const useSpread = (model: MenuModel) => {
  const { client } = usePanel()
  const isQuiet = useRef(false)
  const [spread, setSpread] = useState<Spread>()
  const ask = useCallback(
    (ops: ReadonlyArray<MenuOp>, make: () => void) => {
      const data = model.loaded.peek().data
      if (!data?.followers || isQuiet.current || model.waiting.peek().length > 0 || ops.every(isOfStore))
        return make()
      const input = { params: { company: data.store._id }, body: { ops: withVersionsOf(data, ops) } }
      Effect.runCallback(client.api.call(calls.planChanges, input), {
        onExit: (exit) => {
          const plans = exit._tag === "Success" ? exit.value.filter(touches) : []
          if (plans.length === 0) return make()
          const close = () => setSpread(undefined)
          setSpread({
            plans,
            cancel: close,
            confirm: (quiet) => {
              isQuiet.current = quiet
              close()
              make()
            },
          })
        },
      })
    },
    [client, model],
  )
  return { spread, ask }
}
