import { useMemo } from "react"
import { limits } from "../../contract/limits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useWords } from "../../frame/useWords.ts"
import { deliveryMapWords } from "./words.ts"

const minuteMs = 60_000
const units = [
  ["day", 1440 * minuteMs],
  ["hour", 60 * minuteMs],
  ["minute", minuteMs],
  ["second", 1000],
] as const
/** Ages below this many milliseconds read as "now". */
const nowWithinMs = 5000

/**
 * Returns a function that formats the time since a moment, as briefly as the language allows; both times in
 * milliseconds since 1970.
 */
export const useAgo = () => {
  const { locale } = usePanel()
  const say = useWords("deliveryMap", deliveryMapWords)
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(limits.locales[locale], { style: "narrow" })
    return (moment: number, now: number) => {
      const past = now - moment
      const unit = units.find(([, length]) => past >= length)
      return past < nowWithinMs || !unit ? say("now") : format.format(-Math.floor(past / unit[1]), unit[0])
    }
  }, [locale, say])
}
