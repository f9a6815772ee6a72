import { useMemo } from "react"
import { usePanel } from "../../../frame/PanelContext.ts"
import { writtenDay } from "../../../frame/written.ts"
import { useBlockerWords } from "../blockerWords.ts"
import * as css from "./availability.css.ts"
import { ItemFields } from "./ItemFields.tsx"
import { heading, part, parts } from "./sheetFields.css.ts"
import { type SoldDay, soldAhead } from "./soldAhead.ts"
import { StockCount } from "./StockCount.tsx"
import type { TabProps } from "./TabProps.ts"
import { useSheetWords } from "./words.ts"

const days = 14
const percent = (part: number) => `${(part * 100).toFixed(2)}%`

const useSpanText = (timeZone: string) => {
  const { locale } = usePanel()
  return useMemo(() => {
    const language = locale === "ptBr" ? "pt-BR" : "en-US"
    const time = new Intl.DateTimeFormat(language, { timeZone, timeStyle: "short" })
    const weekday = new Intl.DateTimeFormat(language, { timeZone: "UTC", weekday: "short" })
    return {
      span: (from: number, to: number) => `${time.format(from)}–${time.format(to)}`,
      day: (day: string) => `${weekday.format(Date.parse(day))} ${writtenDay(locale, day).slice(0, 5)}`,
    }
  }, [locale, timeZone])
}

const Day = ({ of, data }: { readonly of: SoldDay } & Pick<TabProps, "data">) => {
  const say = useSheetWords()
  const sayReason = useBlockerWords()
  const text = useSpanText(data.store.timeZone)
  const { day, start, end, spans, reason } = of
  const length = end - start
  const isWhole = spans.length === 1 && spans[0]?.from === start && spans[0].to === end
  const times = isWhole ? say("allDay") : spans.map(({ from, to }) => text.span(from, to)).join(", ")
  const why = reason
    ? sayReason(reason.kind, {
        name: reason.of?.label ?? "",
        min: reason.min ?? 0,
        available: reason.available ?? 0,
      })
    : say("notThatDay")
  return (
    <li className={css.day}>
      <span className={css.dayName}>{text.day(day)}</span>
      <span className={css.track} aria-hidden="true">
        {spans.map(({ from, to }) => (
          <i
            key={from}
            className={css.bar}
            style={{
              insetInlineStart: percent((from - start) / length),
              inlineSize: percent((to - from) / length),
            }}
          />
        ))}
      </span>
      <span className={css.times} data-off={spans.length === 0 || undefined}>
        {spans.length > 0 ? times : why}
      </span>
    </li>
  )
}

/** Hours, days, channels and stock of an item, and what follows for the coming two weeks. */
const AvailabilityTab = ({ data, item, now }: TabProps) => {
  const say = useSheetWords()
  const ahead = useMemo(() => soldAhead(data, item, now, days), [data, item, now])
  return (
    <div className={parts}>
      <ItemFields {...{ data, item }} names={["week"]} />
      <ItemFields {...{ data, item }} names={["startsOn", "endsOn", "maxPerOrder"]} />
      <ItemFields {...{ data, item }} names={["channels", "tracksStock"]} />
      {item.tracksStock && <StockCount key={item.stock} item={item} />}
      <section className={part} aria-label={say("ahead")}>
        <h3 className={heading}>{say("ahead")}</h3>
        <ol className={css.days}>
          {ahead.map((one) => (
            <Day key={one.day} of={one} data={data} />
          ))}
        </ol>
      </section>
    </div>
  )
}

export default AvailabilityTab
