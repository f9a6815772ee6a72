import { Suspense } from "react"
import type { ItemRow, MenuData } from "../../contract/menu/menuData.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useMoment } from "../../frame/useMoment.ts"
import { useMoney } from "../../frame/useMoney.ts"
import { writtenNumber } from "../../frame/written.ts"
import { marginOf } from "./marginOf.ts"
import { priceNote, pricePart } from "./items.css.ts"
import { useMenuEdit } from "./menuEdit.ts"
import type { RefusedChange } from "./menuState.ts"
import type { UsedGroup } from "./itemGroups.ts"
import { fromPrice } from "./fromPrice.ts"
import { PriceInput } from "./PriceInput.tsx"
import { lazily } from "../../ui/root/lazily.tsx"
import { useMenuWords } from "./words.ts"

const PriceOrigin = lazily(() => import("./copying/PriceOrigin.tsx"))

interface Props {
  readonly item: ItemRow
  readonly store: MenuData["store"]
  readonly refused: RefusedChange | undefined
  readonly groups: ReadonlyArray<UsedGroup>
  readonly isOnPromotion: boolean
  /** Price of the model store in cents; undefined for an item of the store's own. */
  readonly modelPrice?: number | undefined
  /** True if the price is the store's own, whatever that of its model store. */
  readonly isOwnPrice?: boolean
}

/** The price before a promotion, and until when it is not charged. */
const BeforePromotion = ({ item: { price, promoUntil }, store }: Pick<Props, "item" | "store">) => {
  const say = useMenuWords()
  const money = useMoney()
  const moment = useMoment(store)
  return (
    <span className={priceNote}>
      {promoUntil
        ? say("promoUntil", { price: money(price), moment: moment(promoUntil) })
        : say("promoPrice", { price: money(price) })}
    </span>
  )
}

/** An item's price to edit, what it was before its promotion, and its margin. The promotion is edited while it runs. */
export const PricePart = (props: Props) => {
  const { item, store, refused, groups, modelPrice, isOwnPrice = false } = props
  // A store's own price is charged as it stands.
  const isOnPromotion = props.isOnPromotion && !isOwnPrice
  const say = useMenuWords()
  const money = useMoney()
  const { locale } = usePanel()
  const { mayEdit, change } = useMenuEdit()
  const { _id, version, name, price, promoPrice, cost } = item
  // The promotion is the model store's; another price here is this store's own.
  const field = isOnPromotion && modelPrice === undefined ? "promoPrice" : "price"
  const setPrice = (cents: number, before?: number | null) =>
    change(
      [{ op: "set", list: "items", _id, version, fields: { [field]: cents } }],
      before === undefined ? undefined : [{ [field]: before }],
    )
  const current = isOnPromotion ? (promoPrice ?? price) : price
  const margin = marginOf(current, cost)
  const percent = margin !== undefined && writtenNumber(locale, margin, { style: "percent" })
  const least = fromPrice(item, groups)
  return (
    <span className={pricePart}>
      <PriceInput
        label={say("priceOf", { name })}
        value={current}
        isReadOnly={!mayEdit}
        isRefused={refused !== undefined}
        isOwn={isOwnPrice}
        onClear={isOwnPrice && modelPrice !== undefined ? () => setPrice(modelPrice) : undefined}
        onChange={setPrice}
      />
      {least !== undefined && <span className={priceNote}>{say("from", { price: money(least) })}</span>}
      {isOnPromotion && <BeforePromotion item={item} store={store} />}
      {modelPrice !== undefined && (
        <Suspense>
          <PriceOrigin item={item} modelPrice={modelPrice} isOwn={isOwnPrice} />
        </Suspense>
      )}
      {percent && (
        <span className={priceNote} data-low={(margin ?? 0) <= 0 || undefined}>
          {say("margin", { percent })}
        </span>
      )}
    </span>
  )
}
