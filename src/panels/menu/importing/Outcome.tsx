import { useState } from "react"
import type { ImportPlan, PlannedRow } from "../../../contract/menu/import/importPlan.ts"
import { Attention } from "./Attention.tsx"
import { Finding } from "./Finding.tsx"
import { type Counted, countsOf, outcomes } from "./findings.ts"
import * as css from "./importing.css.ts"
import { RefusedRows } from "./RefusedRows.tsx"
import { useChangeText } from "./useChangeText.tsx"
import type { useImportPlan } from "./useMenuImport.ts"
import { useImportingWords } from "./words.ts"

interface Props extends Omit<ReturnType<typeof useImportPlan>, "plan"> {
  readonly plan: ImportPlan
}

const firstOf = (counts: Readonly<Record<Counted, number>>): Counted =>
  (["asks", "refused", "create", "change"] as const).find((one) => counts[one] > 0) ?? "same"

/** Outcome of an import's rows: five figures, and the rows behind the pressed one. */
export const Outcome = ({ plan, ...choices }: Props) => {
  const say = useImportingWords()
  const changeText = useChangeText(plan.after)
  const counts = countsOf(plan)
  const [chosen, setChosen] = useState<Counted>()
  const shown = chosen ?? firstOf(counts)
  const entryOf = (row: PlannedRow) => ({
    key: row.key,
    place: row.place,
    name: row.name,
    note: row.outcome === "change" && changeText(row),
  })
  return (
    <div className={css.part}>
      <fieldset aria-label={say("outcome")} className={css.figures}>
        {outcomes.map((outcome) => (
          <button
            key={outcome}
            type="button"
            className={css.figure}
            aria-pressed={shown === outcome}
            onClick={() => setChosen(outcome)}
          >
            <span className={css.count}>{counts[outcome]}</span>
            <span className={css.word}>{say(outcome)}</span>
          </button>
        ))}
      </fieldset>
      {counts[shown] === 0 && <p className={css.word}>{say("nothing")}</p>}
      {shown === "asks" && <Attention {...{ plan, ...choices, changeText }} />}
      {shown === "refused" && <RefusedRows {...{ plan, ...choices }} />}
      {shown !== "asks" && shown !== "refused" && (
        <Finding entries={plan.rows.filter(({ outcome }) => outcome === shown).map(entryOf)} />
      )}
    </div>
  )
}
