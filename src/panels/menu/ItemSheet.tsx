import { Suspense, useState } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { idKey, type RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { IconButton } from "../../ui/button/IconButton.tsx"
import { SideSheet } from "../../ui/dialog/SideSheet.tsx"
import { x } from "../../ui/icon/icons.ts"
import { externalLink } from "../../ui/icon/menuIcons.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import { Tabs } from "../../ui/tabs/Tabs.tsx"
import { blockersOf } from "../../contract/menu/blockersOf.ts"
import { inheritedRow, overrideOf } from "../../contract/menu/following/inherited.ts"
import { rowWithId } from "../../contract/menu/lookups.ts"
import { BlockersTab } from "./BlockersTab.tsx"
import { type UsedGroup, usedGroups } from "./itemGroups.ts"
import { ItemTab } from "./ItemTab.tsx"
import { OptionsTab } from "./OptionsTab.tsx"
import { PricePart } from "./PricePart.tsx"
import { Sale } from "./Sale.tsx"
import { isOnPromotion } from "../../contract/menu/price.ts"
import * as css from "./sheet.css.ts"
import { useMenuWords } from "./words.ts"

interface Props {
  readonly data: MenuData
  readonly now: number
  readonly item: RecordId
  readonly itemHref: string | undefined
  readonly onClose: () => void
}

const SaleOrigin = lazily(() => import("./copying/SaleOrigin.tsx"))

const tabIds = ["ITEM", "OPTIONS", "WHY"] as const
type TabId = (typeof tabIds)[number]
const titles = { ITEM: "addItem", OPTIONS: "options", WHY: "why" } as const

interface HeadProps extends Pick<Props, "data" | "now"> {
  readonly item: ItemRow
  readonly groups: ReadonlyArray<UsedGroup>
}

const Head = ({ item, data, now, groups }: HeadProps) => (
  <div className={css.facts}>
    <PricePart
      groups={groups}
      item={item}
      store={data.store}
      refused={undefined}
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
)

/** One item beside the menu: its texts, its options, and why it is not sold. */
const ItemSheet = ({ data, now, item: id, itemHref, onClose }: Props) => {
  const say = useMenuWords()
  const { navigation } = usePanel()
  const [tab, setTab] = useState<TabId>("ITEM")
  const item = rowWithId(data.items, id)
  if (!item) return null
  const groups = usedGroups(data, item._id)
  const blockers = blockersOf(data, item, { at: now })
  const href = itemHref?.replace("{item}", String(item._id))
  return (
    <SideSheet label={item.name} onClose={onClose}>
      <div className={css.sheet}>
        <header className={css.head}>
          <h2 className={css.title}>{item.name}</h2>
          {href !== undefined && (
            <IconButton icon={externalLink} label={say("fullRecord")} onPress={() => navigation.push(href)} />
          )}
          <IconButton icon={x} label={say("close")} onPress={onClose} />
        </header>
        <Head {...{ item, data, now, groups }} />
        <div className={css.tabs}>
          <Tabs
            label={item.name}
            tabs={tabIds.map((one) => ({
              id: one,
              label: say(titles[one]),
              ...(one === "WHY" && { errors: blockers.length, isText: true }),
            }))}
            value={tab}
            onChange={setTab}
          >
            <div className={css.body}>
              {tab === "ITEM" && <ItemTab key={idKey(item._id)} {...{ data, item }} />}
              {tab === "OPTIONS" && <OptionsTab {...{ data, item, now }} used={groups} />}
              {tab === "WHY" && <BlockersTab {...{ data, blockers }} />}
            </div>
          </Tabs>
        </div>
      </div>
    </SideSheet>
  )
}

export default ItemSheet
