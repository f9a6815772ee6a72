import { type KeyboardEvent, Suspense, useCallback, useMemo, useRef, useState } from "react"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useNow } from "../../frame/useNow.ts"
import { useValue } from "../../frame/useValue.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { body, list } from "./editor.css.ts"
import { Foot } from "./Foot.tsx"
import { Items } from "./Items.tsx"
import { MenuEditContext } from "./menuEdit.ts"
import { useEdit } from "./useEdit.ts"
import type { MenuModel } from "./menuModel.ts"
import type { MenuPanelProps } from "./MenuPanelProps.ts"
import { Preview } from "./Preview.tsx"
import { Refusals } from "./Refusals.tsx"
import { type MenuView, shownItems } from "./shownItems.ts"
import { Side } from "./Side.tsx"
import { Tools } from "./Tools.tsx"

const ItemSheet = lazily(() => import("./ItemSheet.tsx"))
const NewItem = lazily(() => import("./NewItem.tsx"))
const SoldOut = lazily(() => import("./SoldOut.tsx"))
const NewCategory = lazily(() => import("./NewCategory.tsx"))

interface Props extends MenuPanelProps {
  readonly model: MenuModel
}

const tickMs = 30_000
const everything: MenuView = { search: "" }

/** The dialog that is open: for what is sold out, a new category, or a new item in a category or in the first. */
type Opened = "category" | "soldOut" | { readonly category: RecordId | undefined }

const isTyping = ({ target }: KeyboardEvent) => target instanceof Element && target.matches("input, textarea")

/** The editor of a menu that is loaded: categories, items, and the phone of a customer. */
export const MenuEditor = ({ model, itemHref, features }: Props) => {
  const { client } = usePanel()
  const data = useValue(model.shown) as MenuData
  const clock = useNow(client.api.now, tickMs)
  const [at, setAt] = useState<number>()
  const now = at ?? clock
  const [view, setView] = useState(everything)
  const [opened, setOpened] = useState<RecordId>()
  const [dialog, setDialog] = useState<Opened>()
  const search = useRef<HTMLInputElement>(null)
  const open = useCallback((item: RecordId) => setOpened(item), [])
  const edit = useEdit(model, open)
  const onView = useCallback((next: Partial<MenuView>) => setView((before) => ({ ...before, ...next })), [])
  const shown = useMemo(() => shownItems(data, view, now), [data, view, now])
  const close = () => setDialog(undefined)
  const onKeyDown = (event: KeyboardEvent) => {
    if (isTyping(event) || event.altKey) return
    if (event.key === "/" && search.current) {
      event.preventDefault()
      search.current.focus()
    }
    if (event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey) {
      event.preventDefault()
      model.undo()
    }
  }
  const isNarrowed = view.search !== "" || view.attention !== undefined
  return (
    <MenuEditContext.Provider value={edit}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside */}
      <div className={body} onKeyDown={onKeyDown}>
        <Tools
          {...{ view, onView, search, at }}
          store={data.store}
          menus={data.menus}
          now={clock}
          onAt={setAt}
          onAdd={() => setDialog({ category: view.category })}
          onStop={() => setDialog("soldOut")}
        />
        <Side {...{ data, view, now, onView }} onAdd={() => setDialog("category")} />
        <div className={list}>
          <Refusals data={data} />
          <Items
            {...{ data, shown, now, opened, isNarrowed }}
            menu={rowWithId(data.menus, view.menu)}
            onShowAll={() => onView({ category: undefined, attention: undefined, search: "" })}
            onAdd={(category) => setDialog({ category })}
          />
        </div>
        {features?.preview !== false && <Preview {...{ data, now }} menu={view.menu} selected={opened} />}
        <Foot />
      </div>
      <Suspense>
        {dialog === "soldOut" && <SoldOut {...{ data, now }} onClose={close} />}
        {dialog === "category" && <NewCategory onClose={close} />}
        {typeof dialog === "object" && <NewItem {...{ data }} category={dialog.category} onClose={close} />}
        {opened !== undefined && (
          <ItemSheet {...{ data, now, itemHref }} item={opened} onClose={() => setOpened(undefined)} />
        )}
      </Suspense>
    </MenuEditContext.Provider>
  )
}
