import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { writtenMoment, writtenNumber } from "../../../frame/written.ts"
import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import * as css from "./pricing.css.ts"
import type { PriceRow } from "./priceRows.ts"
import { usePriceWords } from "./words.ts"

/** Returns the function that says what there is to know of a row, and how grave that is. */
const useNote = (limits: PriceLimits) => {
  const say = usePriceWords()
  const money = useMoney()
  const { locale } = usePanel()
  const share = (hundredths: number | null) =>
    writtenNumber(locale, (hundredths ?? 0) / 10_000, { style: "percent", maximumFractionDigits: 2 })
  const warning = (row: PriceRow): readonly [text: string, tone: "danger" | "warning"] | undefined => {
    const { warnings, marginBefore, product } = row
    if (warnings.includes("BELOW_COST"))
      return [say("note.BELOW_COST", { cost: money(product.cost ?? 0) }), "danger"]
    if (warnings.includes("JUMP")) return [say("note.JUMP", { share: share(limits.maxJump) }), "warning"]
    if (!warnings.includes("BELOW_FLOOR")) return undefined
    const isStill = marginBefore !== null && limits.minMargin !== null && marginBefore < limits.minMargin
    return [
      say(isStill ? "note.STILL_BELOW" : "note.BELOW_FLOOR", { share: share(limits.minMargin) }),
      "danger",
    ]
  }
  return (row: PriceRow, now: number): readonly [text: string, tone?: "danger" | "warning"] => {
    const { problem, isTyped, product } = row
    const { promoPrice, promoUntil, highestOther, ean } = product
    if (problem) return [say(`problem.${problem}`, { price: money(highestOther ?? 0) }), "danger"]
    const found = warning(row)
    if (found) return found
    if (isTyped) return [say("typed")]
    const isOnSale = promoPrice !== null && (promoUntil === null || Date.parse(promoUntil) > now)
    if (isOnSale && promoUntil !== null)
      return [say("promo", { price: money(promoPrice), moment: writtenMoment(locale, promoUntil) })]
    return [isOnSale ? say("promoOpen", { price: money(promoPrice) }) : (ean ?? "")]
  }
}

interface Props {
  readonly row: PriceRow
  readonly limits: PriceLimits
}

/** The line under a product's name: why it does not enter, what to look at, its sale, or its barcode. */
export const PriceNote = ({ row, limits }: Props) => {
  const { now } = usePanel().client.api
  const [text, tone] = useNote(limits)(row, now())
  return (
    <small className={css.note} data-tone={tone}>
      {text}
    </small>
  )
}
