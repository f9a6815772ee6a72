import { type ComponentType, Suspense, useMemo, useRef, useState } from "react"
import type { ItemRow } from "../../contract/menu/menuData.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { SideSheet } from "../../ui/dialog/SideSheet.tsx"
import { externalLink } from "../../ui/icon/menuIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { Skeleton } from "../../ui/skeleton/Skeleton.tsx"
import { Tabs } from "../../ui/tabs/Tabs.tsx"
import { blockersOf } from "../../contract/menu/blockersOf.ts"
import { inheritedRow, overrideOf } from "../../contract/menu/following/inherited.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import { type UsedGroup, usedGroups } from "./itemGroups.ts"
import { rowKey } from "./menuChange.ts"
import { MenuEditContext, useMenuEdit } from "./menuEdit.ts"
import type { MenuHrefs } from "./MenuPanelProps.ts"
import { PricePart } from "./PricePart.tsx"
import { Refused } from "./Refused.tsx"
import { Sale } from "./Sale.tsx"
import { isOnPromotion } from "../../contract/menu/price.ts"
import * as css from "./sheet.css.ts"
import { SheetHead } from "./SheetHead.tsx"
import { type TabId, tabIds, type TabProps } from "./sheet/TabProps.ts"
import { useSheetWords } from "./sheet/words.ts"
import type { OpenedItem } from "./useOpenedItem.ts"
import { useMenuWords } from "./words.ts"

interface Props extends OpenedItem {
  readonly now: number
  readonly hrefs: MenuHrefs
  readonly onClose: () => void
}

const SaleOrigin = lazily(() => import("./copying/SaleOrigin.tsx"))

/** The tabs of the sheet; each is fetched when it is opened. */
const tabs = {
  ITEM: lazily(() => import("./sheet/ItemTab.tsx")),
  PRICE: lazily(() => import("./sheet/PriceTab.tsx")),
  OPTIONS: lazily(() => import("./sheet/options/OptionsTab.tsx")),
  AVAILABILITY: lazily(() => import("./sheet/AvailabilityTab.tsx")),
  PICTURES: lazily(() => import("./sheet/PicturesTab.tsx")),
  ALLERGENS: lazily(() => import("./sheet/AllergensTab.tsx")),
  TAX: lazily(() => import("./sheet/TaxTab.tsx")),
  WHY: lazily(() => import("./BlockersTab.tsx")),
  HISTORY: lazily(() => import("./sheet/HistoryTab.tsx")),
} as const satisfies Readonly<Record<TabId, ComponentType<TabProps>>>

interface HeadProps extends Pick<Props, "data" | "now"> {
  readonly item: ItemRow
  readonly groups: ReadonlyArray<UsedGroup>
}

const Head = ({ item, data, now, groups }: HeadProps) => {
  const refused = useValue(useMenuEdit().model.refused).get(rowKey("items", item._id))
  return (
    <>
      <div className={css.facts}>
        <PricePart
          groups={groups}
          item={item}
          store={data.store}
          refused={refused}
          isOnPromotion={isOnPromotion(item, now)}
          modelPrice={inheritedRow(data, "items", item._id)?.price}
          isOwnPrice={overrideOf(data, "items", item._id)?.price !== undefined}
        />
        <Sale item={item} store={data.store} now={now} />
        {data.follows && (
          <Suspense>
            <SaleOrigin {...{ data, item }} />
          </Suspense>
        )}
      </div>
      {refused && (
        <div className={css.refused}>
          <Refused row={rowKey("items", item._id)} />
        </div>
      )}
    </>
  )
}

/** One item beside the menu, in nine tabs; to be read alone once it is gone. */
const ItemSheet = ({ data, now, _id, firstKey, isGone, hrefs, onClose }: Props) => {
  const say = useMenuWords()
  const sayTab = useSheetWords()
  const { navigation } = usePanel()
  const [tab, setTab] = useState<TabId>("ITEM")
  const edit = useMenuEdit()
  const shownEdit = useMemo(() => (isGone ? { ...edit, mayEdit: false } : edit), [edit, isGone])
  const place = useRef<HTMLDivElement>(null)
  const show = (next: TabId) => {
    setTab(next)
    // The button that was pressed goes with its tab.
    place.current?.querySelectorAll<HTMLElement>("[role=tab]")[tabIds.indexOf(next)]?.focus()
  }
  const item = rowWithId(data.items, _id)
  if (!item) return null
  const groups = usedGroups(data, item._id)
  const blockers = blockersOf(data, item, { at: now })
  const href = isGone ? undefined : hrefs.itemHref?.replace("{item}", String(item._id))
  const Content = tabs[tab]
  return (
    <SideSheet isWide label={item.name} onClose={onClose}>
      <div className={css.sheet}>
        <SheetHead title={item.name} onClose={onClose}>
          {href !== undefined && (
            <IconButton icon={externalLink} label={say("fullRecord")} onPress={() => navigation.push(href)} />
          )}
        </SheetHead>
        {isGone && (
          <Notice tone="danger" role="alert">
            {say("goneMeanwhile", { name: item.name })}
          </Notice>
        )}
        <MenuEditContext.Provider value={shownEdit}>
          <Head {...{ item, data, now, groups }} />
          <div ref={place} className={css.tabs}>
            <Tabs
              label={item.name}
              tabs={tabIds.map((one) => ({
                id: one,
                label: sayTab(one),
                ...(one === "WHY" && { errors: blockers.length, isText: true }),
              }))}
              value={tab}
              onChange={setTab}
            >
              <div className={css.body}>
                <Suspense fallback={<Skeleton width="100%" />}>
                  <Content key={firstKey} {...{ data, item, now, groups, blockers, hrefs }} onShow={show} />
                </Suspense>
              </div>
            </Tabs>
          </div>
        </MenuEditContext.Provider>
      </div>
    </SideSheet>
  )
}

export default ItemSheet
