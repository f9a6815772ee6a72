import type { Resource } from "../../contract/resource/resource.ts"
import { Icon } from "../../ui/icon/Icon.tsx"
import { chevronRight } from "../../ui/icon/icons.ts"
import { Select } from "../../ui/select/Select.tsx"
import { fieldLabel } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import { importedFields } from "./importColumns.ts"
import * as css from "./importScreen.css.ts"
import type { SourceFile } from "./useSourceFile.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly resource: Resource
  readonly file: SourceFile
  readonly isDisabled: boolean
}

/** A select has no empty value. */
const none = "-"
const samples = 2

/** The columns of a file, each with what it says and the field it is; recognized by their headings, corrected by hand. */
export const ColumnList = ({ resource, file, isDisabled }: Props) => {
  const say = useImportWords()
  const reader = useReader(resource)
  const { headings, columns, lines } = file
  const known = columns.filter((name) => name !== undefined).length
  const options = [
    { id: none, label: say("skip") },
    ...importedFields(resource).map(([name]) => ({ id: name, label: fieldLabel(reader, name) })),
  ]
  const sampleOf = (at: number) =>
    lines
      .flatMap(({ cells }) => cells[at] || [])
      .slice(0, samples)
      .join(" · ")
  return (
    <fieldset className={css.columns}>
      <legend className={css.columnsHead}>
        {say("columnsShort")}
        <span className={css.word}>{say("recognized", { known, all: headings.length })}</span>
      </legend>
      {headings.map((heading, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
        <div key={at} className={css.column}>
          <span className={css.columnName}>
            <span className={css.heading}>{heading || `#${at + 1}`}</span>
            <span className={css.sample}>{sampleOf(at)}</span>
          </span>
          <Icon shape={chevronRight} />
          <Select
            label={say("fieldOf", { heading: heading || `#${at + 1}` })}
            hideLabel
            options={options}
            value={columns[at] ?? none}
            isDisabled={isDisabled}
            onChange={(id) => file.mend(at, id === none ? "" : id)}
          />
        </div>
      ))}
      <p className={css.word}>{say("leftOut")}</p>
    </fieldset>
  )
}
