import { useCallback, useRef, useState } from "react"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { useHostState } from "../../frame/useHostState.ts"
import { useLatest } from "../../frame/useLatest.ts"
import type { MenuModel } from "./menuModel.ts"
import type { MenuPanelProps } from "./MenuPanelProps.ts"
import { useOpenedItem } from "./useOpenedItem.ts"

type Host = Pick<MenuPanelProps, "open" | "onOpenChange">

/** Parts beside the items: the sheet of one, which a host may keep in its address, and the customer's phone. */
export const useBeside = (model: MenuModel, data: MenuData, { open: hostItem, onOpenChange }: Host) => {
  const [key, setKey] = useHostState(hostItem)
  const [isPhoneOpen, setPhoneOpen] = useState(false)
  const column = useRef<HTMLElement>(null)
  const last = useRef<RecordId>(undefined)
  const opened = useOpenedItem(model, data, key)
  const setOpened = useLatest((item: RecordId | undefined) => {
    if (item !== undefined) last.current = item
    setPhoneOpen(false)
    setKey(item === undefined ? undefined : idKey(item))
    onOpenChange?.(item === undefined ? undefined : idKey(item))
  })
  const open = useCallback((item: RecordId) => setOpened(item), [setOpened])
  const closePhone = useCallback(() => setPhoneOpen(false), [])
  /** Shows the phone, where there is one, in place of the sheet, or the sheet of the last item in place of the phone. */
  const swap = useLatest((first: RecordId | undefined, hasPhone: boolean) => {
    const hasColumn = !hasPhone || (column.current?.getClientRects().length ?? 0) > 0
    if (opened === undefined && (hasColumn || isPhoneOpen)) return setOpened(last.current ?? first)
    setOpened(undefined)
    setPhoneOpen(!hasColumn)
  })
  return { opened, open, setOpened, column, isPhoneOpen, closePhone, swap }
}
