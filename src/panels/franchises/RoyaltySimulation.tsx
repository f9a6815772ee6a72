import { useState } from "react"
import { franchises } from "../../contract/resources/franchises.ts"
import { hundredthsOf } from "../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { useMoney } from "../../frame/useMoney.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import * as css from "../../business/figures.css.ts"
import { useFranchiseWords } from "./words.ts"
import { type Month, monthOf } from "./royalty.ts"

/** Taken for a month of a franchise that sold nothing yet, in reais. */
const usualSales = "50000.00"

const Figures = ({ month }: { readonly month: Month }) => {
  const say = useFranchiseWords()
  const money = useMoney()
  const { earned, paid, remaining, minimumUntil } = month
  const lines = [
    [say("earned"), money(earned)],
    [say("paid"), money(paid)],
    [say("left"), money(remaining)],
    [say("minimumUntil"), minimumUntil === undefined ? say("never") : money(minimumUntil)],
  ] as const
  return (
    <dl className={css.figures}>
      {lines.map(([name, value]) => (
        <div key={name} className={css.figure}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Simulation of a month's sales for franchise and brand, with the fees in the form. */
const RoyaltySimulation = ({ texts, row }: SummaryProps<typeof franchises>) => {
  const say = useFranchiseWords()
  const sold = row?.sold ?? 0
  const [sales, setSales] = useState(sold > 0 ? (sold / 100).toFixed(2) : usualSales)
  const values = valuesOf(franchises, texts)
  const month = monthOf({
    sales: Math.max(0, hundredthsOf(sales) || 0),
    commission: Number(values.commission ?? 0),
    royalty: Number(values.royalty ?? 0),
    minimum: Number(values.minimumFee ?? 0),
  })
  return (
    <section className={css.wide} aria-label={say("title")}>
      <p className={css.codes}>{say("about")}</p>
      <PanelNumberField
        label={say("sales")}
        digits={2}
        prefix="R$ "
        suffix={undefined}
        isFixed
        value={sales}
        onChange={setSales}
      />
      <div aria-live="polite" className={css.wide}>
        <Figures month={month} />
        {month.remaining < 0 ? (
          <Notice tone="warning">{say("isLoss")}</Notice>
        ) : (
          month.isMinimum && <Notice tone="info">{say("isMinimum")}</Notice>
        )}
      </div>
    </section>
  )
}

export default RoyaltySimulation
