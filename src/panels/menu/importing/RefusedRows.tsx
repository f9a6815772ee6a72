import { Button } from "../../../ui/button/Button.tsx"
import type { ImportPlan } from "../../../contract/menu/import/importPlan.ts"
import { Finding } from "./Finding.tsx"
import { refusedBy } from "./findings.ts"
import * as css from "./importing.css.ts"
import { useReasonText } from "./useReasonText.ts"
import { useImportingWords } from "./words.ts"

interface Props {
  readonly plan: ImportPlan
  readonly takesLast: boolean
  readonly setTakesLast: (takesLast: boolean) => void
}

const kinds = ["repeated", "noPrice", "without", "rules"] as const

/** Rows that do not enter, by their reason. */
export const RefusedRows = ({ plan, takesLast, setTakesLast }: Props) => {
  const say = useImportingWords()
  const reasonText = useReasonText()
  return kinds.map((kind) => {
    const rows = refusedBy(plan, kind)
    return (
      <Finding
        key={kind}
        title={say(kind, { count: rows.length })}
        text={say(`${kind}Text`)}
        action={
          kind === "repeated" && (
            <Button size="small" onPress={() => setTakesLast(!takesLast)}>
              {say(takesLast ? "takeNone" : "takeLast")}
            </Button>
          )
        }
        entries={rows.map((row) => ({
          key: row.key,
          place: row.place,
          name: row.name,
          note: <span className={css.written}>{reasonText(row)}</span>,
        }))}
      />
    )
  })
}
