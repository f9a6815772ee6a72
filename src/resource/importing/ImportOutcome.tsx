import { Notice } from "../../ui/notice/Notice.tsx"
import type { Outcome } from "./useImport.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly outcome: Outcome
  /** True if no line was left out. */
  readonly isWhole: boolean
}

/** A notice of how many records an import made and updated. */
export const ImportOutcome = ({ outcome: { made, updated }, isWhole }: Props) => {
  const say = useImportWords()
  return (
    <Notice tone={isWhole ? "success" : "warning"}>
      {(made > 0 || updated === 0) && <p>{say("made", { count: made })}</p>}
      {updated > 0 && <p>{say("updated", { count: updated })}</p>}
    </Notice>
  )
}
