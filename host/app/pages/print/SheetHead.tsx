import type { ReactNode } from "react"
import * as css from "./head.css.ts"
import { usePrintFormats } from "./usePrintFormats.ts"
import { usePrintWords, wordOf } from "./usePrintWords.ts"
import type { PrintedOrder } from "./usePrintedOrders.ts"

export interface OrderProps {
  readonly order: PrintedOrder
  /** Number of this copy within the print, from 1. */
  readonly copy: number
  readonly copies: number
}

/** The order's code as people say it. */
export const codeOf = ({ code, _id }: PrintedOrder): string => `#${code ?? _id}`

/** Returns the sheet's name, which distinguishes the copies of an order. */
export const useSheetName = (
  { order, copy, copies }: OrderProps,
  kind: "sheet" | "fiscalSheet" = "sheet",
) => {
  const say = usePrintWords()
  const name = say(kind, { code: codeOf(order) })
  return copies > 1 ? `${name}, ${say("copy", { copy, copies })}` : name
}

/** By when it is to be ready, and when its customer was told they would have it. */
const useDue = (order: PrintedOrder): ReadonlyArray<string> => {
  const say = usePrintWords()
  const { time, moment } = usePrintFormats(order)
  const { status, promisedAt, prepareBy } = order
  if (status === "SCHEDULED" && promisedAt) return [say("scheduled", { at: moment(promisedAt) })]
  return [
    ...(prepareBy ? [say("prepareBy", { at: time(prepareBy) })] : []),
    ...(promisedAt ? [say("promised", { at: time(promisedAt) })] : []),
  ]
}

/** Large heading that identifies the order: its code, delivery method, due time and whether it was printed before. */
export const SheetHead = ({
  order,
  copy,
  copies,
  children,
}: OrderProps & { readonly children?: ReactNode }) => {
  const say = usePrintWords()
  const { moment } = usePrintFormats(order)
  const dueText = useDue(order)
  const printed = order.copy ?? 1
  const ways = [wordOf(say, "fulfillment", order.fulfillment), wordOf(say, "channel", order.channel)]
  return (
    <header>
      <p className={css.company}>{order.company?.name}</p>
      {children}
      <h2 className={css.code}>{codeOf(order)}</h2>
      <p className={css.ways}>{ways.filter(Boolean).join(" · ")}</p>
      {printed > 1 && <p className={css.mark}>{say("reprint", { copy: printed })}</p>}
      {order.status === "CANCELED" && <p className={css.mark}>{say("canceled")}</p>}
      {dueText.map((sentence) => (
        <p key={sentence} className={css.due}>
          {sentence}
        </p>
      ))}
      {order.placedAt && <p>{say("placed", { at: moment(order.placedAt) })}</p>}
      {copies > 1 && <p>{say("copy", { copy, copies })}</p>}
    </header>
  )
}
