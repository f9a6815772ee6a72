import { useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { useValue } from "../../frame/useValue.ts"
import { rowKey } from "./menuChange.ts"
import type { MenuModel } from "./menuModel.ts"

/** An item whose sheet is open. */
export interface OpenedItem {
  readonly _id: RecordId
  /** Its key when it was opened, which outlives that the server gives it an id. */
  readonly firstKey: string
  /** The menu it is in; as it last was, once the item is gone. */
  readonly data: MenuData
  /** True once somebody else removed it. */
  readonly isGone: boolean
}

interface Seen {
  readonly key: string
  readonly data: MenuData
}

const itemIn = ({ firstKeys }: MenuModel, data: MenuData | undefined, key: string) =>
  data?.items.find(
    ({ _id }) => idKey(_id) === key || firstKeys.peek().get(rowKey("items", _id)) === rowKey("items", key),
  )

/** The item with a key. One that somebody else removes stays as it was, for what was written into it. */
export const useOpenedItem = (
  model: MenuModel,
  data: MenuData,
  key: string | undefined,
): OpenedItem | undefined => {
  const [seen, setSeen] = useState<Seen>()
  const loaded = useValue(model.loaded).data
  if (key === undefined) return undefined
  const item = itemIn(model, data, key)
  const isSaved = item !== undefined && itemIn(model, loaded, key) !== undefined
  if (isSaved && (seen?.key !== key || seen.data !== data)) setSeen({ key, data })
  const shown = item || seen?.key !== key ? data : seen.data
  const known = itemIn(model, shown, key)
  return known && { _id: known._id, firstKey: key, data: shown, isGone: !item }
}
