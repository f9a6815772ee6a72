import type { legalDocuments } from "../../contract/resources/legalDocuments.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import { useState } from "react"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { writtenDay } from "../../frame/written.ts"
import { EditorWait } from "../../resource/editor/EditorPlace.tsx"
import { EmptyState } from "../../ui/emptyState/EmptyState.tsx"
import { history } from "../../ui/icon/icons.ts"
import { Select } from "../../ui/select/Select.tsx"
import { visuallyHidden } from "../../ui/theme/text.css.ts"
import * as css from "./legal.css.ts"
import { textChanges } from "./textChanges.ts"
import { useEditions } from "./useEditions.ts"
import { useLegalWords } from "./words.ts"

/** Differences between two texts. Only the number of unchanged paragraphs is shown. */
const Changes = ({ former, latter }: { readonly former: string; readonly latter: string }) => {
  const say = useLegalWords()
  const changes = textChanges(former, latter)
  if (changes.every(({ kind }) => kind === "same")) return <p>{say("same")}</p>
  return (
    <ul className={css.changes} aria-label={say("changes")}>
      {changes.map(({ kind, text, count }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs of two texts, in order
        <li key={at} data-change={kind}>
          {kind === "same" ? (
            say("unchanged", { count })
          ) : (
            <>
              <span className={visuallyHidden}>{say(kind)} </span>
              {kind === "added" ? <ins>{text}</ins> : <del>{text}</del>}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/** A document beside another edition of it: what was there before, and what is. */
const CompareEditions = ({ row }: { readonly row: RowOf<typeof legalDocuments> }) => {
  const say = useLegalWords()
  const { locale } = usePanel()
  const { remote, reload } = useEditions(row)
  const [chosen, setChosen] = useState<string>()
  const problem = failure(remote)
  if (problem) return <LoadFailure title={say("othersFailed")} error={problem} onRetry={reload} />
  if (!remote.data) return <EditorWait />
  const [first] = remote.data
  if (!first) return <EmptyState icon={history} title={say("noOthers")} />
  const other = remote.data.find(({ _id }) => String(_id) === chosen) ?? first
  const day = (at: string | null | undefined) => (at ? writtenDay(locale, at) : "")
  const options = remote.data.map(({ _id, edition, publishedAt, createdAt }) => ({
    id: String(_id),
    label: edition
      ? say("editionOf", { edition, day: day(publishedAt) })
      : say("draft", { day: day(createdAt) }),
  }))
  const isLater = Number(other._id) > Number(row._id)
  const [ownText, otherText] = [row.body, other.body]
  return (
    <div className={css.whole}>
      <Select
        label={say("compareWith")}
        options={options}
        value={String(other._id)}
        onChange={(id) => setChosen(id)}
      />
      <Changes former={isLater ? ownText : otherText} latter={isLater ? otherText : ownText} />
    </div>
  )
}

export default CompareEditions
