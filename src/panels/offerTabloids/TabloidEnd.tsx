import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { writtenDay } from "../../frame/written.ts"
import type { SummaryProps } from "../../resource/described/parts.ts"
import { valuesOf } from "../../resource/described/recordTexts.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { dayOf } from "./tabloidDays.ts"
import { useTabloidWords } from "./words.ts"

/** The last day of a tabloid while it is written: the one before, where it ends at midnight. */
const TabloidEnd = ({ texts, zone }: SummaryProps<typeof offerTabloids>) => {
  const say = useTabloidWords()
  const { locale } = usePanel()
  const { endsAt } = valuesOf(offerTabloids, texts, zone)
  if (typeof endsAt !== "string" || Number.isNaN(Date.parse(endsAt))) return null
  return <Notice tone="info">{say("lastDay", { day: writtenDay(locale, dayOf(endsAt, 1)) })}</Notice>
}

export default TabloidEnd
