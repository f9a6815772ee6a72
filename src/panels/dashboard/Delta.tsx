import { useWords } from "../../frame/useWords.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { arrowDown, arrowUp } from "../../ui/icon/icons.ts"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import { change } from "./DashboardPanel.css.ts"
import { dashboardWords } from "./words.ts"
import { useFormats } from "./useFormats.ts"

interface Props {
  readonly now: number
  readonly before: number
  /** Number of orders the figure is based on: with few, a change is likely chance. */
  readonly orders: number
  readonly write: (value: number) => string
}

/** The change of a figure since a week ago; an increase counts as good. */
export const Delta = ({ now, before, orders, write }: Props) => {
  const say = useWords("dashboard", dashboardWords)
  const { percent } = useFormats()
  if (before === 0) return say("firstWeek")
  const by = (now - before) / before
  // Counts of independent events vary by about their square root; a smaller change means nothing.
  const isNoise = by ** 2 * orders <= 1
  const tone = isNoise ? "none" : by > 0 ? "good" : "bad"
  const written = percent(Math.abs(by))
  const isSame = written === percent(0)
  return (
    <>
      <b className={change({ tone })}>
        {!isSame && <Icon shape={by < 0 ? arrowDown : arrowUp} size={12} />}
        {written}
        {!isSame && <span className={visuallyHidden}> {say(by < 0 ? "less" : "more")}</span>}
      </b>{" "}
      {say("weekAgo", { before: write(before) })}
    </>
  )
}
