import { Suspense, useCallback, useMemo, useRef, useState } from "react"
import { rowWithId } from "../../contract/menu/lookups.ts"
import type { MenuData } from "../../contract/menu/menuData.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useNow } from "../../frame/useNow.ts"
import { useValue } from "../../frame/useValue.ts"
import { usePanelWidth } from "../../ui/panel/PanelWidth.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { BulkKind } from "./bulk/bulkRule.ts"
import { useChoosing } from "./bulk/useChoosing.ts"
import { body, contents, list } from "./editor.css.ts"
import { Foot } from "./Foot.tsx"
import { Publishing } from "./versions/Publishing.tsx"
import { Items } from "./Items.tsx"
import { MenuEditContext } from "./menuEdit.ts"
import { useBeside } from "./useBeside.ts"
import { useEdit } from "./useEdit.ts"
import { type Bulk, type MenuDialog, MenuDialogs } from "./MenuDialogs.tsx"
import { useSpread } from "./copying/useSpread.ts"
import { useListFocus } from "./useListFocus.ts"
import { useMenuKeys } from "./useMenuKeys.ts"
import type { MenuLayout } from "./menuLayout.ts"
import type { MenuModel } from "./menuModel.ts"
import type { MenuPanelProps } from "./MenuPanelProps.ts"
import { PhoneDrawer, Preview } from "./Preview.tsx"
import { Refusals } from "./Refusals.tsx"
import { type MenuView, shownItems } from "./shownItems.ts"
import { Chain } from "./copying/Chain.tsx"
import { Side } from "./Side.tsx"
import { SoldOutStrip } from "./stops/SoldOutStrip.tsx"
import { useStops } from "./stops/useStops.ts"
import { Tools } from "./Tools.tsx"

const BulkBar = lazily(() => import("./bulk/BulkBar.tsx"))
const Grid = lazily(() => import("./grid/Grid.tsx"))

interface Props extends MenuPanelProps {
  readonly model: MenuModel
}

const tickMs = 30_000
const everything: MenuView = { search: "" }

/** The editor of a menu that is loaded: categories, items, and the phone of a customer. */
const MenuEditor = ({ model, features, ...host }: Props) => {
  const { client } = usePanel()
  const data = useValue(model.shown) as MenuData
  const clock = useNow(client.api.now, tickMs)
  const [at, setAt] = useState<number>()
  const now = at ?? clock
  const [view, setView] = useState(everything)
  const beside = useBeside(model, data, host)
  const { opened: sheet, open } = beside
  const opened = sheet?._id
  const [layout, setLayout] = useState<MenuLayout>("LIST")
  const isPhone = usePanelWidth() === "narrow"
  const isGrid = layout === "GRID" && !isPhone
  const [dialog, setDialog] = useState<MenuDialog>()
  const listFocus = useListFocus(dialog !== undefined || sheet !== undefined)
  const search = useRef<HTMLInputElement>(null)
  const [bulk, setBulk] = useState<Bulk>()
  const startBulk = useCallback(
    (kind: BulkKind, items: ReadonlyArray<RecordId>) => setBulk({ kind, items }),
    [],
  )
  const { spread, ask } = useSpread(model)
  const edit = useEdit(model, { open, startBulk }, { spread: ask })
  const onView = useCallback((next: Partial<MenuView>) => setView((before) => ({ ...before, ...next })), [])
  const stopOf = useStops(data, now)
  const shown = useMemo(() => shownItems(data, view, now), [data, view, now])
  const choosing = useChoosing(shown)
  const isChoosing = choosing.chosen !== undefined && !isGrid
  const hasPhone = features?.preview !== false
  const keys = useMenuKeys(model, { search, swap: () => beside.swap(choosing.shownIds[0], hasPhone) })
  const isNarrowed = view.search !== "" || view.attention !== undefined
  return (
    <MenuEditContext.Provider value={edit}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside */}
      <div className={body} data-layout={isGrid ? "grid" : undefined} onKeyDown={keys.inEditor}>
        <Tools
          {...{ view, onView, search, at, isPhone }}
          store={data.store}
          menus={data.menus}
          now={clock}
          onAt={setAt}
          layout={isPhone ? undefined : layout}
          onLayout={setLayout}
          onPhone={hasPhone ? keys.swap : undefined}
          onChoose={isGrid || isChoosing ? undefined : choosing.start}
          onAdd={() => setDialog({ category: view.category })}
          onStop={() => setDialog("soldOut")}
          onStores={() => setDialog("stores")}
          onImport={() => setDialog("import")}
        />
        <Side {...{ data, view, now, onView }} onAdd={() => setDialog("category")} />
        {isGrid ? (
          <Suspense>
            <Grid {...{ data, shown, now }} />
          </Suspense>
        ) : (
          <div className={list} {...listFocus}>
            <Chain data={data} onOpen={() => setDialog("model")} />
            <Refusals data={data} />
            <SoldOutStrip {...{ data, now, stopOf }} onOpen={() => setDialog("soldOut")} />
            <Items
              {...{ data, shown, now, opened, isNarrowed }}
              choosing={isChoosing ? choosing : undefined}
              menu={rowWithId(data.menus, view.menu)}
              onShowAll={() => onView({ category: undefined, attention: undefined, search: "" })}
              onAdd={(category) => setDialog({ category })}
              onBring={setDialog}
            />
          </div>
        )}
        {hasPhone && !isGrid && (
          <Preview {...{ data, now }} menu={view.menu} selected={opened} column={beside.column} />
        )}
        {isChoosing ? (
          <Suspense fallback={<Foot />}>
            <BulkBar choosing={choosing} />
          </Suspense>
        ) : (
          <Foot>
            <Publishing store={data.store} />
          </Foot>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- shortcuts of what is inside */}
      <div className={contents} onKeyDown={keys.inSheets}>
        <MenuDialogs
          {...{ data, now, stopOf, dialog, sheet, bulk, spread }}
          hrefs={host}
          onBulkClose={() => setBulk(undefined)}
          onClose={() => setDialog(undefined)}
          onOpened={beside.setOpened}
        />
        {beside.isPhoneOpen && (
          <PhoneDrawer {...{ data, now }} menu={view.menu} selected={opened} onClose={beside.closePhone} />
        )}
      </div>
    </MenuEditContext.Provider>
  )
}

export default MenuEditor
