import type { PriceLimits } from "../../../contract/products/pricing/judgedPrice.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenNumber } from "../../../frame/written.ts"
import * as css from "./marginBar.css.ts"
import { usePriceWords } from "./words.ts"

/** Legend of the margin bars. */
export const MarginLegend = ({ minMargin }: PriceLimits) => {
  const say = usePriceWords()
  const { locale } = usePanel()
  const floor = (minMargin ?? 0) / 10_000
  return (
    <span className={css.legend} aria-hidden>
      <i className={css.legendNew} />
      {say("marginNew")}
      <i className={css.legendNow} />
      {say("marginToday")}
      {minMargin !== null && (
        <>
          <i className={css.legendFloor} />
          {say("floor", { share: writtenNumber(locale, floor, { style: "percent" }) })}
        </>
      )}
    </span>
  )
}
