import { coupons } from "../../../contract/resources/coupons.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { referencesOf } from "../../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../../resource/described/parts.ts"
import { valuesOf } from "../../../resource/described/recordTexts.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import { couponRule } from "./couponRule.ts"
import { useCouponWords } from "./couponWords.ts"

/** What a coupon's fields amount to, in plain sentences, while they are written. */
const CouponRule = ({ texts }: SummaryProps) => {
  const { locale } = usePanel()
  const say = useCouponWords()
  const segments = referencesOf(texts["segments"] ?? "").map(({ _id, label }) => label || `#${_id}`)
  const values = { ...valuesOf(coupons as unknown as Resource, texts), segments }
  const rule = couponRule({ locale, say }, values)
  return rule === undefined ? null : <Notice tone="info">{rule}</Notice>
}

export default CouponRule
