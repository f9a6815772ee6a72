import type { KeyboardEvent } from "react"
import type { Order } from "../../../contract/orders/order.ts"
import { readingKey } from "../../../ui/root/readingKey.ts"
import { useValue } from "../../../frame/useValue.ts"
import { useWords } from "../../../frame/useWords.ts"
import type { BoardModel } from "../boardModel.ts"
import { useOrderTimes } from "../useOrderTimes.ts"
import { wide } from "./sheet.css.ts"
import * as css from "./sheetTimes.css.ts"
import { sheetWords } from "./sheetWords.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"

interface Props {
  /** Moments at which something happened, in milliseconds since 1970, in order. */
  readonly moments: ReadonlyArray<number>
  readonly clock: BoardModel["now"]
  /** The store whose clock the times follow. */
  readonly company: Order["company"]
  /** The moment that is looked at; undefined for now. */
  readonly at: number | undefined
  readonly onChange: (at: number | undefined) => void
}

const keys: Readonly<Record<string, "former" | "next">> = {
  ArrowLeft: "former",
  ArrowDown: "former",
  ArrowRight: "next",
  ArrowUp: "next",
}

/** A slider over what happened to an order: by pointer to any moment, by keys from one event to the next. */
export const Rewind = ({ moments, clock, company, at, onChange }: Props) => {
  const say = useWords("orderSheet", sheetWords)
  const times = useOrderTimes(company)
  const now = useValue(clock)
  const [first = now] = moments
  const span = Math.max(1, now - first)
  const here = at ?? now
  const text = at === undefined ? say("now", { time: times.clock(now) }) : times.clock(at)
  const onKeyDown = (event: KeyboardEvent) => {
    const way = entryOf(keys, readingKey(event))
    if (!way) return
    event.preventDefault()
    const next = way === "former" ? moments.findLast((one) => one < here) : moments.find((one) => one > here)
    if (way === "next") onChange(next)
    else if (next !== undefined) onChange(next)
  }
  return (
    <div className={css.rewind}>
      <span>{times.clock(first)}</span>
      <div className={css.track}>
        {moments.map((moment) => (
          <i
            key={moment}
            className={css.tick}
            style={{ insetInlineStart: `${((moment - first) / span) * 100}%` }}
          />
        ))}
        <input
          type="range"
          aria-label={say("rewind")}
          aria-valuetext={text}
          min={0}
          max={span}
          value={here - first}
          onChange={({ target }) => {
            const next = Number(target.value)
            onChange(next >= span ? undefined : first + next)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <span>
        <strong>{text}</strong> {at === undefined ? <span className={wide}>{say("drag")}</span> : null}
      </span>
    </div>
  )
}
