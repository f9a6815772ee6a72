import { useState } from "react"
import { optionLines, optionText } from "../../../contract/orders/optionLines.ts"
import { type Order, type OrderItem, unitOf } from "../../../contract/orders/order.ts"
import { beingPicked } from "../../../contract/orders/orderMoves.ts"
import { unitCentsOf } from "../../../contract/orders/unitCents.ts"
import { formatPhone } from "../../../contract/people/phone.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { useWords } from "../../../frame/useWords.ts"
import { wordOf } from "../../../frame/wordOf.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { Status } from "../../../ui/status/Status.tsx"
import type { BoardCard } from "../lanes.ts"
import { isOfSupermarket } from "../../../business/orders/offeredMoves.ts"
import type { Board } from "../useBoard.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { useShortText } from "../useShortText.ts"
import { CouponPart } from "./CouponPart.tsx"
import { ItemDialog } from "./ItemDialog.tsx"
import { ItemName } from "./ItemName.tsx"
import type { TypedChange } from "./itemDraft.ts"
import { ItemPicking } from "./ItemPicking.tsx"
import { pickingWords } from "./pickingWords.ts"
import * as css from "./sheet.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { useItemAmount, useUnitPrice } from "./useItemAmount.ts"
import { useItemProblem } from "./useItemProblem.ts"
import { type ItemError, usePicking } from "./usePicking.ts"
import { factsText, isolateText } from "../../../contract/isolateText.ts"

/** Change to an item, if the customer gets something else. */
const ItemOutcome = ({ item }: { readonly item: OrderItem }) => {
  const say = useWords("orderSheet", sheetWords)
  const amountOf = useItemAmount()
  const priceOf = useUnitPrice()
  const { change, ordered } = item
  if (!change) return null
  return (
    <>
      <Status tone={item.quantity === 0 ? "danger" : "warning"}>{wordOf(say, "outcome", change)}</Status>
      {ordered ? (
        <span className={css.hint}>
          {say("ordered", {
            quantity: amountOf(ordered.quantity, item.unit),
            name: ordered.name,
            price: priceOf(unitCentsOf(ordered), item.unit),
          })}
        </span>
      ) : null}
    </>
  )
}

/** Returns a function that writes the options of an item, a line for those of each group, with what each adds to one item. */
const useOptionTexts = () => {
  const say = useWords("orderSheet", sheetWords)
  const money = useMoney()
  const priced = ({ name, priceCents, ...option }: NonNullable<OrderItem["options"]>[number]) => ({
    ...option,
    name: priceCents === 0 ? name : say("option", { name, price: money(priceCents) }),
  })
  return ({ options = [] }: OrderItem): ReadonlyArray<string> =>
    optionLines(options.map(priced)).map(optionText)
}

interface ItemProps extends Pick<Props, "order" | "board"> {
  readonly item: OrderItem
  readonly isPicked: boolean
}

const Item = ({ item, isPicked, order, board }: ItemProps) => {
  const picking = useWords("picking", pickingWords)
  const amountOf = useItemAmount()
  const money = useMoney()
  const shortText = useShortText()
  const priceOf = useUnitPrice()
  const optionTexts = useOptionTexts()
  const short = shortText(item)
  const unit = unitOf(item)
  const { quantity, note, substitution, totalCents, aisle, ean } = item
  const parts = [
    ...(quantity === 0 || (quantity === 1 && unit !== "KG") ? [] : [priceOf(unitCentsOf(item), unit)]),
    ...(isPicked && aisle ? [aisle] : []),
    ...(isPicked && ean ? [picking("ean", { ean })] : []),
    ...(isPicked && substitution ? [wordOf(picking, "policy", substitution)] : []),
  ]
  return (
    <>
      <strong>{amountOf(quantity, unit)}</strong>
      <span>
        <ItemName {...{ item, board }} company={order.company} />
        {optionTexts(item).map((text, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- an option without a group may come twice
          <span key={at} className={css.hint}>
            {isolateText(text)}
          </span>
        ))}
        {parts.length > 0 ? <span className={css.hint}>{factsText(parts)}</span> : null}
        <CouponPart {...{ item, order }} />
        {note ? <span className={css.note}>{note}</span> : null}
        {short ? <Status tone="danger">{short}</Status> : null}
        <ItemOutcome item={item} />
      </span>
      <span>{money(totalCents)}</span>
    </>
  )
}

/** The picker of an order, and the customer's phone at hand. */
const PickingFacts = ({ order: { shopper, customer } }: Pick<Props, "order">) => {
  const say = useWords("picking", pickingWords)
  const phone = customer?.phone
  if (!shopper?.name && !phone) return null
  return (
    <p className={css.hint}>
      {shopper?.name ? say("pickedBy", { name: shopper.name }) : null}
      {shopper?.name && phone ? " · " : null}
      {phone ? (
        <a href={`tel:${phone}`}>{say("call", { name: customer.name, phone: formatPhone(phone) })}</a>
      ) : null}
    </p>
  )
}

interface Props {
  readonly order: Order
  readonly card: BoardCard
  readonly board: Board
  readonly take: (order: Order) => void
  /** True if another moment than now is viewed. */
  readonly isPast: boolean
}

/** True if items may be picked now: no change to the order is being sent. */
const mayPick = ({ board, card: { order, moves }, isPast }: Props): boolean =>
  !isPast &&
  board.mayMove &&
  board.mayAssign &&
  moves.length === 0 &&
  isOfSupermarket(order) &&
  beingPicked.some((status) => status === order.status)

const useHeading = ({ company, items = [], readyAt }: Order, isPicked: boolean): string => {
  const say = useWords("orderSheet", sheetWords)
  const picking = useWords("picking", pickingWords)
  const times = useOrderTimes(company)
  const pickedCount = items.filter(({ picked }) => typeof picked === "number").length
  return [
    say("items"),
    ...(isPicked ? [picking("progress", { done: pickedCount, count: items.length })] : []),
    ...(readyAt ? [say("readyAt", { time: times.clock(readyAt) })] : []),
  ].join(" · ")
}

/** Items of an order and, at a supermarket, the quantities found. Typed text stays, whatever happens to the order. */
export const SheetItems = (props: Props) => {
  const { order, board, take } = props
  const { items = [] } = order
  const say = useWords("orderSheet", sheetWords)
  const isPicked = mayPick(props)
  const heading = useHeading(order, isPicked)
  const { change } = usePicking(order, board, take)
  const [problem, setProblem] = useState<ItemError>()
  const [typed, setTyped] = useState<{ readonly line: number; readonly kind: TypedChange }>()
  const problemOf = useItemProblem()
  const typedItem = typed && items[typed.line]
  return (
    <section className={css.part} aria-label={say("items")}>
      <h3>{heading}</h3>
      {isPicked ? <PickingFacts order={order} /> : null}
      {problem ? (
        <Notice tone="danger" role="alert">
          {problemOf(problem)}
        </Notice>
      ) : null}
      <ul className={css.list}>
        {items.map((item, line) => (
          // oxlint-disable-next-line react/no-array-index-key -- an order's lines have no names of their own and stay
          <li key={line} className={isPicked ? css.pickedItem : css.item}>
            <Item {...{ item, isPicked, order, board }} />
            {isPicked ? (
              <ItemPicking
                item={item}
                change={(to) => change(line, to)}
                onProblem={setProblem}
                onType={(kind) => setTyped({ line, kind })}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {typed && typedItem ? (
        <ItemDialog
          {...{ order, change }}
          line={typed.line}
          item={typedItem}
          kind={typed.kind}
          onClose={() => setTyped(undefined)}
        />
      ) : null}
    </section>
  )
}
