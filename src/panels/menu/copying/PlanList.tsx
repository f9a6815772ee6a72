import type { MenuPlan, PlannedField, PlannedRow } from "../../../contract/menu/copying/menuPlan.ts"
import { menuLists } from "../../../contract/menu/menuData.ts"
import type { Resource } from "../../../contract/resource/resource.ts"
import { entryOf } from "../../../contract/wire/entryOf.ts"
import { idKey } from "../../../contract/wire/recordId.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { useMoney } from "../../../frame/useMoney.ts"
import { Notice } from "../../../ui/notice/Notice.tsx"
import * as css from "./copying.css.ts"
import { type CopyingWords, useCopyingWords } from "./words.ts"

const moneyFields = new Set(["price", "promoPrice", "cost", "adjustAmount"])

/** Writes a field of a plan: its name, and its values where they are amounts or short texts. */
const useFieldText = (say: CopyingWords) => {
  const money = useMoney()
  const { locale } = usePanel()
  return ({ list }: PlannedRow, { field, before, after }: PlannedField): string => {
    const { fields, status } = menuLists[list] as Resource
    const [ptBr, en] = fields[field]?.label ?? []
    const own = field === "GROUPS" || field === "status" ? say(field) : locale === "en" ? en : ptBr
    const name = (own ?? field).toLocaleLowerCase(locale === "en" ? "en" : "pt-BR")
    const write = (value: PlannedField["before"]) => {
      if (typeof value === "number") return moneyFields.has(field) ? money(value) : String(value)
      const words =
        field === "status" && typeof value === "string" ? entryOf(status?.values ?? {}, value) : undefined
      return words ? words[locale === "en" ? 1 : 0] : typeof value === "string" ? value : undefined
    }
    const [from, to] = [write(before), write(after)]
    if (from !== undefined && to !== undefined) return `${name} ${from} → ${to}`
    return to === undefined ? name : `${name} ${to}`
  }
}

const counted = ["created", "updated", "removed", "kept", "unchanged"] as const

/** The counts of a plan in words, the ones that matter first; in the past once they were carried out. */
const countsOf = (say: CopyingWords, plan: MenuPlan, isPast: boolean): string => {
  const counts = counted
    .filter((name) => plan[name] > 0)
    .map((name) => say(isPast ? `${name}Past` : name, { count: plan[name] }))
  return counts.length === 0 ? say(isPast ? "nothingPast" : "nothing") : counts.join(" · ")
}

interface PlanProps {
  readonly plan: MenuPlan
  readonly isOpen: boolean
  readonly isPast: boolean
}

const PlanOfStore = ({ plan, isOpen, isPast }: PlanProps) => {
  const say = useCopyingWords()
  const fieldText = useFieldText(say)
  const { company, rows, refused, created, updated, removed, kept } = plan
  const more = created + updated + removed + kept - rows.length
  return (
    <li className={css.store}>
      <details open={isOpen}>
        <summary className={css.summary}>
          <strong>{company.name}</strong>
          <span className={css.muted}>{countsOf(say, plan, isPast)}</span>
        </summary>
        {rows.length > 0 && (
          <ul className={css.rows}>
            {rows.map((row, at) => (
              <li key={`${row.list} ${row.name} ${at}`} className={css.row} data-kind={row.kind}>
                <span className={css.name}>{row.name}</span>
                <span className={css.note}>
                  {[
                    say(isPast ? `${row.kind}_PAST` : row.kind),
                    ...row.fields.map((field) => fieldText(row, field)),
                  ].join(" · ")}
                </span>
              </li>
            ))}
            {more > 0 && <li className={css.muted}>{say("moreRows", { count: more })}</li>}
          </ul>
        )}
      </details>
      {refused !== undefined && (
        <Notice tone="warning">{say(refused === "FollowsModel" ? "refusedFollows" : "refused")}</Notice>
      )}
    </li>
  )
}

interface Props {
  readonly plans: ReadonlyArray<MenuPlan>
  /** True once the plans were carried out. */
  readonly isPast: boolean
}

/** Plans of stores, its counts first and its rows behind them. */
export const PlanList = ({ plans, isPast }: Props) => {
  const say = useCopyingWords()
  return (
    <ul className={css.stores} aria-label={say(isPast ? "changed" : "planned")}>
      {plans.map((plan) => (
        <PlanOfStore key={idKey(plan.company._id)} plan={plan} isOpen={plans.length === 1} isPast={isPast} />
      ))}
    </ul>
  )
}
