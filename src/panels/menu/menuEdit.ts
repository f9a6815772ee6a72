import { createContext, useContext } from "react"
import type { MenuOp } from "../../contract/menu/menuOps.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import type { BulkKind } from "./bulk/bulkRule.ts"
import type { Former } from "./menuChange.ts"
import type { MenuModel } from "./menuModel.ts"

/** Ways to change the menu, for all parts of the editor. They stay the same between renders. */
export interface MenuEdit {
  readonly model: MenuModel
  /** False for those who may only look. */
  readonly mayEdit: boolean
  /** Makes changes and sends them; `former` are the values they were written over, those shown now unless told. */
  change(ops: ReadonlyArray<MenuOp>, former?: Former): void
  /** Opens the sheet of an item. */
  open(item: RecordId): void
  /** Opens what is done with many items at once. */
  startBulk(kind: BulkKind, items: ReadonlyArray<RecordId>): void
  /** Moment that counts, in milliseconds since 1970. */
  now(): number
}

export const MenuEditContext = createContext<MenuEdit | undefined>(undefined)

export const useMenuEdit = (): MenuEdit => {
  const edit = useContext(MenuEditContext)
  if (!edit) throw new Error("Parts of the menu's editor are rendered inside of it.")
  return edit
}
