import { useState } from "react"
import { coupons } from "../../contract/resources/coupons.ts"
import { hundredthsOf, numberOf } from "../../contract/wire/plainNumber.ts"
import { PanelNumberField } from "../../frame/fields/PanelNumberField.tsx"
import { useMoney } from "../../frame/useMoney.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useCouponWords } from "./words.ts"
import * as css from "../../business/figures.css.ts"
import { type Assumed, type Cost, type CouponCost, costsOf, discountOf } from "./margin.ts"

/** Assumptions about a typical order, until somebody changes them. */
const usual = { basket: "60.00", margin: "30", fee: "12", deliveryFee: "7.90", orders: "100" }

const assumptions = [
  ["basket", 2, "R$ ", undefined],
  ["margin", 2, undefined, "%"],
  ["fee", 2, undefined, "%"],
  ["deliveryFee", 2, "R$ ", undefined],
  ["orders", 0, undefined, undefined],
] as const

const couponOf = (values: Readonly<Record<string, unknown>>): CouponCost => ({
  type: String(values.type ?? ""),
  percent: Number(values.percent ?? 0),
  value: Number(values.value ?? 0),
  maxDiscount: typeof values.maxDiscount === "number" ? values.maxDiscount : undefined,
  minOrder: Number(values.minOrder ?? 0),
  fundedBy: String(values.fundedBy ?? ""),
  platformShare: Number(values.platformShare ?? 0),
})

/** Amounts as cents and percentages as hundredths; what is no number counts as nothing. */
const assumedOf = (texts: typeof usual): Assumed => {
  const hundredths = (text: string) => Math.max(0, hundredthsOf(text) || 0)
  const { basket, margin, fee, deliveryFee, orders } = texts
  return {
    basket: hundredths(basket),
    margin: hundredths(margin),
    fee: hundredths(fee),
    deliveryFee: hundredths(deliveryFee),
    orders: Math.max(0, Math.trunc(numberOf(orders)) || 0),
  }
}

const FunderCost = ({ cost }: { readonly cost: Cost }) => {
  const say = useCouponWords()
  const money = useMoney()
  const { funder, perOrder, inAll, earned, breakEven } = cost
  const lines = [
    [say("margin.perOrder"), money(perOrder)],
    [say("margin.inAll"), money(inAll)],
    ...(earned === undefined
      ? []
      : [
          [say("margin.left"), money(earned - perOrder)],
          [
            say("margin.breakEven"),
            breakEven === undefined
              ? say("margin.never")
              : breakEven > 0
                ? money(breakEven)
                : say("margin.always"),
          ],
        ]),
  ] as const
  return (
    <section className={css.form} aria-label={say(`funder.${funder}`)}>
      <strong>{say(`funder.${funder}`)}</strong>
      <dl className={css.figures}>
        {lines.map(([name, value]) => (
          <div key={name} className={css.figure}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** Simulated cost of a coupon for its funders, based on the assumed orders. */
const CouponMargin = ({ texts }: SummaryProps<typeof coupons>) => {
  const say = useCouponWords()
  const money = useMoney()
  const [typed, setTyped] = useState(usual)
  const coupon = couponOf(valuesOf(coupons, texts))
  const assumed = assumedOf(typed)
  const costs = costsOf(coupon, assumed)
  return (
    <section className={css.wide} aria-label={say("margin.title")}>
      <p className={css.codes}>{say("margin.text")}</p>
      <div className={css.figures}>
        {assumptions
          .filter(([name]) => name !== "deliveryFee" || coupon.type === "FREE_DELIVERY")
          .map(([name, digits, prefix, suffix]) => (
            <PanelNumberField
              key={name}
              label={say(`margin.${name}`)}
              {...{ digits, prefix, suffix }}
              isFixed={digits === 2 && prefix !== undefined}
              value={typed[name]}
              onChange={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
      </div>
      {costs.length === 0 ? (
        <Notice tone="info">{say("margin.noFunder")}</Notice>
      ) : assumed.basket < coupon.minOrder ? (
        <Notice tone="warning">{say("margin.below", { min: money(coupon.minOrder) })}</Notice>
      ) : (
        <div aria-live="polite" className={css.wide}>
          <p className={css.codes}>
            {say("margin.discount", { discount: money(discountOf(coupon, assumed)) })}
          </p>
          {costs.map((cost) => (
            <FunderCost key={cost.funder} cost={cost} />
          ))}
        </div>
      )}
    </section>
  )
}

export default CouponMargin
