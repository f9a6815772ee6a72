import type { DaySpan, menuWeek } from "../../contract/menu/menuWeek.ts"
import { idKey, sameId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { weekOrder } from "../../ui/week/weekOrder.ts"
import * as css from "./menus.css.ts"
import { spansText, weekdayName } from "./spanText.ts"
import { useOverlapText } from "./useOverlapText.ts"
import { useMenusWords } from "./words.ts"

interface Props {
  readonly week: ReturnType<typeof menuWeek>
}

const dayMinutes = 1440
const percent = (minutes: number) => `${(minutes / dayMinutes) * 100}%`

interface Bar extends DaySpan {
  readonly kind: "used" | "fills" | "off" | "wrong"
}

const Row = ({ name, bars }: { readonly name: string; readonly bars: ReadonlyArray<Bar> }) => (
  <>
    <span className={css.name}>{name}</span>
    {weekOrder.map((day) => (
      <span key={day} className={css.day}>
        {bars
          .filter((bar) => bar.day === day)
          .map(({ from, to, kind }) => (
            <span
              key={`${from} ${kind}`}
              className={css.span}
              data-kind={kind}
              style={{ insetInlineStart: percent(from), inlineSize: percent(to - from) }}
            />
          ))}
      </span>
    ))}
  </>
)

/** Hours of all menus over a week; what two serve at once, and what none does, is red and told in words. */
export const WeekStrip = ({ week }: Props) => {
  const say = useMenusWords()
  const { locale } = usePanel()
  const { rows, overlaps, gaps } = week
  const textOf = useOverlapText()
  return (
    <section aria-label={say("week")}>
      <h2 className={css.title}>{say("week")}</h2>
      <div className={css.strip} aria-hidden>
        <span />
        {weekOrder.map((day) => (
          <span key={day} className={css.head}>
            {weekdayName(locale, day, "short")}
          </span>
        ))}
        {rows.map(({ menu, isUsed, spans }) => {
          const kind = isUsed ? (menu.isDefault ? "fills" : "used") : "off"
          const wrong = overlaps.flatMap(({ first, second, spans: shared }) =>
            [first, second].some(({ _id }) => sameId(_id, menu._id)) ? shared : [],
          )
          const bars = [
            ...spans.map((span): Bar => ({ ...span, kind })),
            ...wrong.map((span): Bar => ({ ...span, kind: "wrong" })),
          ]
          return <Row key={idKey(menu._id)} name={menu.name} bars={bars} />
        })}
        {gaps.length > 0 && (
          <Row name={say("gaps")} bars={gaps.map((span): Bar => ({ ...span, kind: "wrong" }))} />
        )}
      </div>
      {overlaps.map((overlap) => (
        <p key={`${idKey(overlap.first._id)} ${idKey(overlap.second._id)}`} className={css.wrong}>
          {textOf(overlap)}
        </p>
      ))}
      {gaps.length > 0 && <p className={css.wrong}>{say("gap", { when: spansText(say, locale, gaps) })}</p>}
    </section>
  )
}
