import { coupons } from "../../contract/resources/coupons.ts"
import { clockIn } from "../../frame/clock.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useValue } from "../../frame/useValue.ts"
import { referenceOf, referencesOf } from "../../resource/described/kindTexts.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { ownerField } from "../../resource/described/recordDraft.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { CouponConflicts } from "./CouponConflicts.tsx"
import { couponRule } from "./ruleSentences.ts"
import { useCouponWords } from "./words.ts"

const named = ["items", "categories", "segments", "cities"] as const

const namesIn = (text: string | undefined) =>
  referencesOf(text ?? "").map(({ _id, label }) => label || `#${_id}`)

/** Plain summary of a coupon's fields, and of the coupons it conflicts with, during editing. */
const CouponRule = ({ texts, row, zone }: SummaryProps<typeof coupons>) => {
  const { locale, client } = usePanel()
  const viewed = useValue(client.session.company)
  const say = useCouponWords()
  const names = Object.fromEntries(named.map((name) => [name, namesIn(texts[name])]))
  const written = valuesOf(coupons, texts, zone)
  const rule = couponRule({ locale, say, clock: clockIn(zone, viewed) }, { ...written, ...names })
  const owner = row?.owner?._id ?? referenceOf(texts[ownerField] ?? "")?._id ?? viewed?._id
  const isEnded = row?.status === "EXPIRED" || row?.status === "EXHAUSTED"
  return (
    <>
      {rule !== undefined && <Notice tone="info">{rule}</Notice>}
      {rule !== undefined && owner !== undefined && !isEnded && (
        <CouponConflicts {...{ owner, written, zone }} id={row?._id} batch={row?.batch} />
      )}
    </>
  )
}

export default CouponRule
