import type { ReactNode } from "react"
import type { ImportPlan, PlannedRow } from "../../../contract/menu/import/importPlan.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import { Button } from "../../../ui/button/Button.tsx"
import { Checkbox } from "../../../ui/check/Checkbox.tsx"
import { Finding } from "./Finding.tsx"
import { odditiesBy } from "./findings.ts"
import * as css from "./importing.css.ts"
import { oddityWords } from "./oddityWords.ts"
import { useImportingWords } from "./words.ts"

interface Props {
  readonly plan: ImportPlan
  readonly accepted: ReadonlySet<string>
  readonly accept: (keys: ReadonlyArray<string>, isAccepted: boolean) => void
  readonly changeText: (row: PlannedRow) => ReactNode
}

/** Prices that move far, each to be ticked, and what was odd in the source. */
export const Attention = ({ plan, accepted, accept, changeText }: Props) => {
  const say = useImportingWords()
  const { locale } = usePanel()
  const jumps = plan.rows.filter(({ outcome, key }) => outcome === "asks" || accepted.has(key))
  return (
    <>
      <Finding
        title={say("jumps", { count: jumps.length })}
        text={say("jumpsText")}
        action={
          <Button
            size="small"
            onPress={() =>
              accept(
                jumps.map(({ key }) => key),
                true,
              )
            }
          >
            {say("tickAll")}
          </Button>
        }
        entries={jumps.map((row) => ({
          key: row.key,
          place: row.place,
          name: (
            <Checkbox
              label={say("tick", { name: row.name })}
              isSelected={accepted.has(row.key)}
              onChange={(isSelected) => accept([row.key], isSelected)}
            />
          ),
          note: changeText(row),
        }))}
      />
      {odditiesBy(plan).map(([kind, found]) => (
        <Finding
          key={kind}
          title={`${wordsIn(oddityWords[kind][0], locale)} (${found.length})`}
          text={wordsIn(oddityWords[kind][1], locale)}
          entries={found.map(({ place, of, written, field }, at) => ({
            key: String(at),
            place,
            name: of ?? field ?? "",
            note: written === undefined ? null : <span className={css.written}>{written}</span>,
          }))}
        />
      ))}
    </>
  )
}
