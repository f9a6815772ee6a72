import { useRef } from "react"
import { Button } from "../../../ui/button/Button.tsx"
import { TextArea } from "../../../ui/field/TextArea.tsx"
import { upload } from "../../../ui/icon/listIcons.ts"
import { Select } from "../../../ui/select/Select.tsx"
import { muted } from "../../../ui/theme/text.css.ts"
import { wordsIn } from "../../../contract/resource/wordsIn.ts"
import { usePanel } from "../../../frame/PanelContext.ts"
import * as css from "./importing.css.ts"
import { columnLabel, columnNames } from "./sheetColumns.ts"
import type { Source } from "./useSource.ts"
import { useImportingWords } from "./words.ts"

interface Props {
  readonly source: Source
  readonly isDisabled: boolean
}

const none = "-"

/** Columns of a sheet and the field each is; those that were not recognized are chosen by hand. */
const Columns = ({ source, isDisabled }: Props) => {
  const say = useImportingWords()
  const { locale } = usePanel()
  const { headings, columns, sample, mend } = source
  if (headings.length === 0) return null
  const options = [
    { id: none, label: say("skip") },
    ...columnNames.map((name) => ({ id: name, label: wordsIn(columnLabel(name), locale) })),
  ]
  const found = columns.filter((name) => name !== undefined).length
  return (
    <details open={source.problem === "noName"}>
      <summary className={css.summary}>
        {say("columns")}{" "}
        <span className={muted}>
          {say("recognized", { found: String(found), all: String(headings.length) })}
        </span>
      </summary>
      <div className={css.columns}>
        {headings.map((heading, at) => (
          <Select
            // oxlint-disable-next-line react/no-array-index-key -- two columns may have one heading
            key={at}
            label={heading || `#${at + 1}`}
            hint={sample[at]?.slice(0, 40)}
            options={options}
            value={columns[at] ?? none}
            isDisabled={isDisabled}
            onChange={(id) => mend(at, id === none ? "" : id)}
          />
        ))}
      </div>
      <p className={muted}>{say("leftOut")}</p>
    </details>
  )
}

/** A file is chosen, or a sheet or JSON is pasted. */
export const SourceChoice = ({ source, isDisabled }: Props) => {
  const say = useImportingWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className={muted}>{say("fileHint")}</p>
      <div className={css.row}>
        <Button icon={upload} isDisabled={isDisabled} onPress={() => input.current?.click()}>
          {say(source.name === undefined ? "file" : "other")}
        </Button>
        {source.name !== undefined && <span>{source.name}</span>}
        <input
          ref={input}
          type="file"
          accept=".xlsx,.csv,.txt,.tsv,.json,text/csv,text/plain,application/json"
          aria-label={say("file")}
          hidden
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void source.read(chosen)
            target.value = ""
          }}
        />
      </div>
      {source.name === undefined && (
        <TextArea
          label={say("paste")}
          hint={say("pasteHint")}
          rows={4}
          value={source.text}
          isDisabled={isDisabled}
          onChange={source.write}
        />
      )}
      <Columns {...{ source, isDisabled }} />
    </>
  )
}
