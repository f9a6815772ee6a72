import type { Resource } from "../../contract/resource/resource.ts"
import { banners } from "../../contract/resources/banners.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { textsOf } from "../../resource/described/recordTexts.ts"
import { useReader } from "../../resource/described/useReader.ts"
import { Notice } from "../../ui/notice/Notice.tsx"

const resource: Resource = banners

/** Warning that a banner's target cannot be opened, until another target is chosen. */
const BannerProblem = ({ texts, row }: SummaryProps<typeof banners>) => {
  const { word } = useReader(resource)
  const problem = row?.targetProblem
  if (!row || !problem) return null
  const saved = textsOf(resource, row)
  const isSame = (["target", "coupon", "company"] as const).every((name) => saved[name] === texts[name])
  return isSame ? <Notice tone="warning">{word(`filter.targetProblem.${problem}`)}</Notice> : null
}

export default BannerProblem
