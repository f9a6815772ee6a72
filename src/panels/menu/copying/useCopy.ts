import * as Effect from "effect/Effect"
import { useState } from "react"
import { menuCopies as calls } from "../../../contract/menu/copying/menuCopies.ts"
import type { MenuPlan } from "../../../contract/menu/copying/menuPlan.ts"
import type { RecordId } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useCopyTask } from "./useCopyTask.ts"

/** A copy of a menu: from one store to some others, of some categories or of all. */
export interface CopyRequest {
  readonly from: RecordId
  readonly to: ReadonlyArray<RecordId>
  readonly categories: ReadonlyArray<RecordId> | undefined
}

interface State {
  readonly plans?: ReadonlyArray<MenuPlan>
  readonly copy?: RecordId
  /** Rows that stayed when the copy was taken back, as somebody changed them since. */
  readonly keptAfterUndo?: number
}

const inputOf = ({ from, to, categories }: CopyRequest) => ({
  params: { company: from },
  body: { companies: to, ...(categories && { categories }) },
})

/** Plans a copy, makes it, and takes it back. `onChanged` is called after each change of a menu. */
export const useCopy = (request: CopyRequest, onChanged: () => void) => {
  const { client } = usePanel()
  const { busy, error, run, clear } = useCopyTask()
  const [state, setState] = useState<State>({})
  const { copy } = state
  return {
    ...state,
    busy,
    error,
    plan: () =>
      run(Effect.map(client.api.call(calls.planCopy, inputOf(request)), (plans) => setState({ plans }))),
    apply: () =>
      run(
        Effect.map(client.api.call(calls.copy, inputOf(request)), ({ _id, plans }) => {
          setState({ plans, copy: _id })
          onChanged()
        }),
      ),
    undo: () => {
      if (copy === undefined) return
      const undoing = client.api.call(calls.undoCopy, { params: { company: request.from, copy } })
      run(
        Effect.map(undoing, (plans) => {
          setState({ plans, keptAfterUndo: plans.reduce((sum, { kept }) => sum + kept, 0) })
          onChanged()
        }),
      )
    },
    reset: () => {
      clear()
      setState({})
    },
  }
}
