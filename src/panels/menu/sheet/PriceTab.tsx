import type { MenuRow } from "../../../contract/menu/menuData.ts"
import { placeIn } from "../../../contract/menu/lookups.ts"
import { isOnPromotion, priceOf } from "../../../contract/menu/price.ts"
import { menus } from "../../../contract/resources/menus.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { useReader } from "../../../resource/described/useReader.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { scroll, table } from "../sheet.css.ts"
import { ItemFields } from "./ItemFields.tsx"
import { LastPrice } from "./LastPrice.tsx"
import { marginOf } from "../marginOf.ts"
import { heading, muted, part, parts } from "./sheetFields.css.ts"
import type { TabProps } from "./TabProps.ts"
import { useSheetWords } from "./words.ts"

const usePercent = () => {
  const { locale } = usePanel()
  return (part: number | undefined) =>
    part === undefined ? "–" : writtenNumber(locale, part, { style: "percent" })
}

/** The rule by which a menu's price follows from the item's, in words. */
const useRule = () => {
  const say = useSheetWords()
  const money = useMoney()
  const percent = usePercent()
  const { word } = useReader(menus)
  return ({ adjustKind, adjustPercent, adjustAmount, roundTo }: MenuRow, isOwn: boolean): string => {
    if (isOwn) return say("ownPrice")
    const moved =
      adjustKind === "PERCENT"
        ? percent((adjustPercent ?? 0) / 10_000)
        : adjustKind === "AMOUNT"
          ? money(adjustAmount ?? 0)
          : undefined
    const rounded = roundTo && roundTo !== "NONE" ? word(`filter.roundTo.${roundTo}`) : undefined
    return [moved, rounded].filter(Boolean).join(", ") || say("sameAsItem")
  }
}

/** The price of an item in each menu, with the rule it follows from and its margin. */
const MenuPrices = ({ data, item, now }: Pick<TabProps, "data" | "item" | "now">) => {
  const say = useSheetWords()
  const money = useMoney()
  const percent = usePercent()
  const ruleOf = useRule()
  return (
    <section className={part} aria-label={say("byMenu")}>
      <h3 className={heading}>{say("byMenu")}</h3>
      <div className={scroll}>
        <table className={table}>
          <thead>
            <tr>
              <th scope="col">{say("menu")}</th>
              <th scope="col">{say("rule")}</th>
              <th scope="col" data-number>
                {say("price")}
              </th>
              <th scope="col" data-number>
                {say("marginTitle")}
              </th>
            </tr>
          </thead>
          <tbody>
            {data.menus.map((menu) => {
              const place = placeIn(data.places, menu._id, item._id)
              const isSold = place?.visible !== false
              const price = priceOf(data, item, menu._id, now)
              return (
                <tr key={idKey(menu._id)}>
                  <th scope="row">{menu.name}</th>
                  <td>{isSold ? ruleOf(menu, place?.priceOverride !== undefined) : say("notInMenu")}</td>
                  <td data-number>{isSold ? money(price) : "–"}</td>
                  <td data-number>{isSold ? percent(marginOf(price, item.cost)) : "–"}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Price, promotion with its period, cost and margin of an item, and what it costs in each menu. */
const PriceTab = ({ data, item, now }: TabProps) => {
  const say = useSheetWords()
  const money = useMoney()
  const percent = usePercent()
  const price = isOnPromotion(item, now) ? (item.promoPrice ?? item.price) : item.price
  const margin = marginOf(price, item.cost)
  return (
    <div className={parts}>
      <ItemFields {...{ data, item }} names={["price", "promoPrice", "promoFrom", "promoUntil", "cost"]} />
      {margin !== undefined && margin <= 0 && <Notice tone="warning">{say("belowCost")}</Notice>}
      {margin !== undefined && (
        <p className={muted}>{say("marginNow", { percent: percent(margin), price: money(price) })}</p>
      )}
      <LastPrice item={item} store={data.store} />
      {data.menus.length > 0 && <MenuPrices {...{ data, item, now }} />}
    </div>
  )
}

export default PriceTab
