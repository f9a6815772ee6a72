import { memo, useDeferredValue, useMemo } from "react"
import { MenuView } from "../../business/menuView/MenuView.tsx"
import { menu as calls } from "../../contract/menu/menuCalls.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import { menuOnAir } from "../../contract/menu/onAir.ts"
import { publicId } from "../../contract/menu/public/publicIds.ts"
import { publicPicturePath } from "../../contract/menu/public/publicPicturePath.ts"
import { snapshotOf } from "../../contract/menu/public/snapshotOf.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { phoneEmpty } from "./phone.css.ts"
import { useMenuWords } from "./words.ts"

export interface CustomerPhoneProps {
  readonly data: MenuData
  readonly now: number
  /** The menu shown; without one, that the application sells by now. */
  readonly menu: RecordId | undefined
  readonly selected: RecordId | undefined
}

/** Addresses of pictures, which are those of the store's public menu. */
const usePictures = () => {
  const { api } = usePanel().client
  return useMemo(() => {
    const address = api.address({ ...calls.editor, path: publicPicturePath })
    return (file: RecordId) => address + idKey(file)
  }, [api])
}

/** A menu as its public page shows it, with changes that wait. Drawn again for these alone, whatever is typed beside it. */
const CustomerPhone = memo(({ data, now, menu, selected }: CustomerPhoneProps) => {
  const say = useMenuWords()
  const { locale } = usePanel()
  const pictureOf = usePictures()
  const settled = useDeferredValue(data)
  const snapshot = useMemo(() => {
    const shown = rowWithId(settled.menus, menu) ?? menuOnAir(settled, now, "APP")
    return shown && snapshotOf(settled, shown._id, { at: now, pictureOf })
  }, [settled, menu, now, pictureOf])
  if (!snapshot) return <p className={phoneEmpty}>{say("previewEmpty")}</p>
  return (
    <MenuView
      fill
      data={snapshot}
      locale={locale}
      moment={now}
      selected={selected === undefined ? undefined : publicId("item", selected)}
    />
  )
})

CustomerPhone.displayName = "CustomerPhone"

export default CustomerPhone
