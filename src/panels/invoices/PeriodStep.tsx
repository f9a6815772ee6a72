import { useMemo } from "react"
import { type Closing, invoicing } from "../../contract/finance/invoicing.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { PanelDayField } from "../../frame/fields/PanelDayField.tsx"
import { useRemote } from "../../frame/useRemote.ts"
import { writtenDay } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import type { ClosingPeriod } from "./closingPeriod.ts"
import { useInvoiceWords } from "./words.ts"
import * as css from "./invoices.css.ts"

interface Props {
  readonly period: ClosingPeriod
  readonly wrong: ReadonlySet<keyof ClosingPeriod>
  readonly isDisabled: boolean
  readonly onChange: (period: ClosingPeriod) => void
  readonly onFollow: (closing: Closing) => void
}

const fields = ["from", "to", "dueOn"] as const
const sentences = { from: "fromWrong", to: "toWrong", dueOn: "dueWrong" } as const

const RecentClosings = ({ onFollow }: Pick<Props, "onFollow">) => {
  const { client, locale } = usePanel()
  const say = useInvoiceWords()
  const load = useMemo(() => client.api.call(invoicing.recent), [client])
  const { data = [] } = useRemote(load).remote
  if (data.length === 0) return null
  return (
    <section className={css.stack} aria-label={say("recent")}>
      <strong>{say("recent")}</strong>
      <span className={css.recentList}>
        {data.slice(0, 4).map((one) => (
          <Button key={String(one._id)} size="small" onPress={() => onFollow(one)}>
            {say("recentItem", {
              from: writtenDay(locale, one.from),
              to: writtenDay(locale, one.to),
              done: one.closed + one.failed,
              total: one.total,
            })}
          </Button>
        ))}
      </span>
    </section>
  )
}

/** Asks which days are closed and until when they are paid, and offers to look at closings that were started before. */
export const PeriodStep = ({ period, wrong, isDisabled, onChange, onFollow }: Props) => {
  const say = useInvoiceWords()
  return (
    <div className={css.stack}>
      <p>{say("periodText")}</p>
      <div className={css.days}>
        {fields.map((name) => (
          <PanelDayField
            key={name}
            span="plan"
            label={say(name)}
            value={period[name]}
            error={wrong.has(name) ? say(sentences[name]) : undefined}
            isDisabled={isDisabled}
            isRequired
            onChange={(text) => onChange({ ...period, [name]: text })}
          />
        ))}
      </div>
      <RecentClosings onFollow={onFollow} />
    </div>
  )
}
