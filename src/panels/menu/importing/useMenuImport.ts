import * as Effect from "effect/Effect"
import { useCallback, useMemo, useState } from "react"
import type { ApiError } from "../../../api/errors.ts"
import { freshKey } from "../../../api/freshKey.ts"
import type { MenuData } from "../../../contract/menu/menuData.ts"
import type { ImportPlan, PlanOptions } from "../../../contract/menu/import/importPlan.ts"
import type { MenuSource } from "../../../contract/menu/import/menuSource.ts"
import { planImport } from "../../../contract/menu/import/planImport.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useTask } from "../../../frame/useTask.ts"
import { useValue } from "../../../frame/useValue.ts"
import { allows } from "../../../contract/access/access.ts"
import { editsMenus } from "../../../contract/menu/menuCalls.ts"
import { useMenuEdit } from "../menuEdit.ts"
import type { ChangeError } from "../menuState.ts"
import { freshTempId } from "../tempId.ts"
import { beginImport, sendImport, type SentImport } from "./sendImport.ts"

/** Returns a function that plans an import in the user's name. */
export const usePlanning = () => {
  const { client } = usePanel()
  const { now } = useMenuEdit()
  const user = useValue(client.session.user)
  const makesMenu = user !== undefined && allows(editsMenus, user)
  return useCallback(
    (
      data: MenuData,
      source: MenuSource,
      choices: Pick<PlanOptions, "accepted" | "takesLast"> = {},
    ): ImportPlan => planImport(data, source, { ...choices, at: now(), makesMenu, newTempId: freshTempId }),
    [now, makesMenu],
  )
}

/** The plan of an import by the choices of whoever makes it. */
export const useImportPlan = (data: MenuData, source: MenuSource | undefined) => {
  const planOf = usePlanning()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set())
  const [takesLast, setTakesLast] = useState(false)
  const plan = useMemo(
    (): ImportPlan | undefined => source && planOf(data, source, { accepted, takesLast }),
    [data, source, accepted, takesLast, planOf],
  )
  const accept = (keys: ReadonlyArray<string>, isAccepted: boolean) => {
    const next = new Set(accepted)
    for (const key of keys)
      if (isAccepted) next.add(key)
      else next.delete(key)
    setAccepted(next)
  }
  return { plan, accepted, accept, takesLast, setTakesLast }
}

/** Sends a plan's changes; after a failure it goes on where it ended. */
export const useSending = (data: MenuData) => {
  const { client, before } = usePanel()
  const { model } = useMenuEdit()
  const task = useTask<ChangeError | ApiError>()
  const [sent, setSent] = useState<SentImport>()
  const [progress, setProgress] = useState(0)
  const [isDone, setDone] = useState(false)
  // The plan stays that of the menu before, while the menu already has what was sent.
  const [base, setBase] = useState<MenuData>()
  const finish = (done: SentImport) =>
    Effect.andThen(
      model.load(),
      Effect.sync(() => model.addUndo(done.inverse, client.api.now())),
    )
  const send = ({ ops }: ImportPlan) => {
    const next = sent ?? beginImport(ops, freshKey())
    setSent(next)
    setBase((former) => former ?? data)
    const work = Effect.gen(function* () {
      if (!sent) yield* before({ panel: "menu", type: "change", detail: { ops } })
      yield* sendImport(client.api, data.store._id, next, setProgress)
      yield* finish(next)
      setDone(true)
    })
    task.run(Effect.uninterruptible(work))
  }
  /** Keeps what was made before a failure, which can be taken back like any change. */
  const stop = () => {
    if (sent && sent.done > 0 && !isDone) Effect.runCallback(finish(sent))
  }
  return { ...task, send, stop, progress, isDone, isBegun: sent !== undefined, base: base ?? data }
}
