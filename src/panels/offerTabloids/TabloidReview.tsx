import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { EditorPart } from "../../resource/editor/EditorPart.tsx"
import { wide } from "../../resource/editor/editor.css.ts"
import { Status } from "../../ui/status/Status.tsx"
import * as css from "../../business/checks.css.ts"
import { StatusTimeline } from "../../resource/described/history/StatusTimeline.tsx"
import { maxDays, tabloidChecks, tabloidProblems } from "./tabloidChecks.ts"
import { useTabloidWords } from "./words.ts"

/** Automatic checks of a tabloid before its approval. */
const Checklist = ({ row }: { readonly row: RowOf<typeof offerTabloids> }) => {
  const say = useTabloidWords()
  const [now] = useState(() => Date.now())
  const problems = tabloidProblems(row, now)
  return (
    <EditorPart title={say("checks")} text={say("checksText")}>
      <ul className={css.checks}>
        {tabloidChecks.map((check) => (
          <li key={check} className={css.check}>
            {problems.includes(check) ? (
              <Status tone="warning">{say(`wrong.${check}`, { count: maxDays })}</Status>
            ) : (
              <Status tone="success">{say(`right.${check}`, { count: maxDays })}</Status>
            )}
          </li>
        ))}
      </ul>
    </EditorPart>
  )
}

/** Checklist for the moderator, and the history of a tabloid's moderation. */
const TabloidReview = ({ row }: { readonly row: RowOf<typeof offerTabloids> }) => (
  <>
    {(row.status === "DRAFT" || row.status === "PENDING") && <Checklist row={row} />}
    <div className={wide}>
      <StatusTimeline resource={offerTabloids} row={row} />
    </div>
  </>
)

export default TabloidReview
