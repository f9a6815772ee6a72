import type { ReactNode } from "react"
import type { PlannedRow } from "../../contract/importing/importRun.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { Checkbox } from "../../ui/check/Checkbox.tsx"
import { fieldLabel, readableValue } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import * as css from "./importScreen.css.ts"
import { useRowReasons } from "./useRowReasons.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly resource: Resource
  readonly row: PlannedRow
  readonly isTicked: boolean
  /** Left out once nothing can be ticked any more. */
  readonly onTick?: ((isTicked: boolean) => void) | undefined
  /** Fields for what is wrong, to be corrected. */
  readonly mend?: ReactNode
}

const Change = ({ resource, row }: Pick<Props, "resource" | "row">) => {
  const reader = useReader(resource)
  const say = useImportWords()
  const written = (name: string, value: unknown) => {
    const field = resource.fields[name]
    if (field === undefined || value === undefined || value === null) return say("empty")
    return readableValue(reader, name, field, value)
  }
  return row.changes.map(({ field, old, new: next }) => (
    <span key={field} className={css.change}>
      {fieldLabel(reader, field)}: <s className={css.old}>{written(field, old)}</s> → {written(field, next)}
    </span>
  ))
}

/** A row of the file: its line, what it is called, what it changes, and why it does not enter. */
export const PlannedRowItem = ({ resource, row, isTicked, onTick, mend }: Props) => {
  const say = useImportWords()
  const reasonOf = useRowReasons(resource)
  const { line, record, values, problems, isAsked, outcome } = row
  const name = record?.label || String(values[resource.title] ?? "")
  return (
    <li className={css.entry}>
      <span className={css.place}>{say("lineNumber", { line })}</span>
      <span className={css.what}>
        {isAsked && onTick ? (
          <Checkbox
            label={say("tick", { name: name || say("lineNumber", { line }) })}
            isSelected={isTicked}
            onChange={onTick}
          />
        ) : (
          name
        )}
      </span>
      {problems.length > 0 && (
        <span className={outcome === "REFUSED" ? css.refusal : css.caution}>{reasonOf(problems)}</span>
      )}
      {outcome === "UPDATED" && <Change {...{ resource, row }} />}
      {mend}
    </li>
  )
}
