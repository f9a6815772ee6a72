import type { Resource } from "../../contract/resource/resource.ts"
import { Select } from "../../ui/select/Select.tsx"
import { fieldLabel } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import { importedFields } from "./importColumns.ts"
import * as css from "./importing.css.ts"
import { useImportWords } from "./words.ts"
import type { useImportFile } from "./useImportFile.ts"

interface Props {
  readonly resource: Resource
  readonly file: ReturnType<typeof useImportFile>
  readonly isDisabled: boolean
}

/** A select has no empty value. */
const none = "-"

/** Choice of the field for each column, preset from its heading and corrected by hand. */
export const ColumnChoices = ({ resource, file, isDisabled }: Props) => {
  const say = useImportWords()
  const reader = useReader(resource)
  const options = [
    { id: none, label: say("skip") },
    ...importedFields(resource).map(([name]) => ({ id: name, label: fieldLabel(reader, name) })),
  ]
  return (
    <fieldset className={css.columns}>
      <legend className={css.legend}>{say("columns")}</legend>
      {file.headings.map((heading, at) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
          key={at}
          label={heading || `#${at + 1}`}
          options={options}
          value={file.columns[at] ?? none}
          isDisabled={isDisabled}
          onChange={(id) => file.mend(at, id === none ? "" : id)}
        />
      ))}
    </fieldset>
  )
}
