import { memo } from "react"
import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenNumber } from "../../../frame/written.ts"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { MarginBar } from "./MarginBar.tsx"
import { NewPrice } from "./NewPrice.tsx"
import { PriceNote } from "./PriceNote.tsx"
import * as css from "./pricing.css.ts"
import type { PriceRow } from "./priceRows.ts"
import { usePriceWords } from "./words.ts"

interface Props {
  readonly row: PriceRow
  readonly limits: PriceLimits
  readonly isDisabled: boolean
  readonly onTick: (key: string, isTicked: boolean) => void
  /** Without cents the price is the rule's again. */
  readonly onType: (key: string, cents: number | undefined) => void
}

/** The share a price moves by; undefined without two prices. */
const shareOf = ({ before, after }: PriceRow): number | undefined =>
  before === null || after === null || before === 0 ? undefined : (after - before) / before

/** A product with its price before and after, its margin, and whether it changes. */
export const PriceLine = memo(({ row, limits, isDisabled, onTick, onType }: Props) => {
  const say = usePriceWords()
  const { locale } = usePanel()
  const { key, product, before, after, marginBefore, marginAfter, warnings, isTicked, isPossible } = row
  const amount = (cents: number | null) =>
    cents === null ? "–" : writtenNumber(locale, cents / 100, { minimumFractionDigits: 2 })
  const percent = (hundredths: number | null) =>
    hundredths === null
      ? ""
      : writtenNumber(locale, hundredths / 10_000, { style: "percent", maximumFractionDigits: 0 })
  const share = shareOf(row)
  const { name } = product
  const isLow = warnings.includes("BELOW_COST") || warnings.includes("BELOW_FLOOR")
  return (
    <tr className={css.row} data-off={!isTicked || undefined}>
      <td className={css.tickCell}>
        <Checkbox
          hideLabel
          label={say("tick", { name })}
          isSelected={isTicked}
          isDisabled={!isPossible || isDisabled}
          onChange={(isOn) => onTick(key, isOn)}
        />
      </td>
      <td className={css.productCell}>
        <span className={css.name}>{name}</span>
        <PriceNote {...{ row, limits }} />
      </td>
      <td className={css.costCell}>{amount(product.cost)}</td>
      <td className={css.todayCell}>{amount(before)}</td>
      <td className={css.newCell}>
        <NewPrice
          label={say("newPrice", { name })}
          value={after}
          isTyped={row.isTyped}
          isDisabled={isDisabled}
          onChange={(cents) => onType(key, cents)}
        />
      </td>
      <td className={css.changeCell} data-jump={warnings.includes("JUMP") || undefined}>
        {share !== undefined &&
          writtenNumber(locale, share, {
            style: "percent",
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
            signDisplay: "exceptZero",
          })}
      </td>
      <td className={css.marginCell}>
        <span className={css.margin}>
          <span className={css.marginBefore}>{percent(marginBefore)}</span>
          <MarginBar before={marginBefore} after={marginAfter} floor={limits.minMargin} />
          <span data-low={isLow || undefined} className={css.marginAfter}>
            {percent(marginAfter ?? marginBefore)}
          </span>
        </span>
      </td>
    </tr>
  )
})
PriceLine.displayName = "PriceLine"
