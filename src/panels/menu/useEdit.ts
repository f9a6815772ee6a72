import * as Effect from "effect/Effect"
import { useEffect, useMemo } from "react"
import { allows, type Gate } from "../../contract/access/access.ts"
import { editsMenu } from "../../contract/menu/menuCalls.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { MenuEdit } from "./menuEdit.ts"
import type { MenuModel } from "./menuModel.ts"

/** Tells the host of each change the server has taken. */
const useNews = (model: MenuModel) => {
  const { emit } = usePanel()
  useEffect(() => {
    const before = model.savedAt.peek()
    return model.savedAt.subscribe((savedAt) => {
      const version = model.loaded.peek().data?.version
      if (savedAt === before || version === undefined) return
      emit({ panel: "menu", type: "changed", detail: { version } })
    })
  }, [model, emit])
}

interface EditOptions {
  /** Gate of whoever may edit; default that of items. */
  readonly gate?: Gate
  /** Makes changes once it is known for which stores; default at once. */
  readonly spread?: (ops: ReadonlyArray<MenuOp>, make: () => void) => void
}

const atOnce: NonNullable<EditOptions["spread"]> = (_, make) => make()

/** Ways to change the menu; the host is asked before each change, and so is whoever changes it for other stores, too. */
export const useEdit = (
  model: MenuModel,
  { open, startBulk }: Pick<MenuEdit, "open" | "startBulk">,
  { gate = editsMenu, spread = atOnce }: EditOptions = {},
): MenuEdit => {
  const { client, readOnly, before } = usePanel()
  const user = useValue(client.session.user)
  const mayEdit = !readOnly && user !== undefined && allows(gate, user)
  useNews(model)
  return useMemo(
    () => ({
      model,
      mayEdit,
      open,
      startBulk,
      now: () => client.api.now(),
      change: (ops, former) => {
        const permission = before({ panel: "menu", type: "change", detail: { ops } })
        Effect.runCallback(Effect.map(permission, () => spread(ops, () => model.change(ops, former))))
      },
    }),
    [model, mayEdit, open, startBulk, spread, client, before],
  )
}
