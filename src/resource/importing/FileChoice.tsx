import { useRef } from "react"
import { Button } from "../../ui/button/Button.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { upload } from "../../ui/icon/listIcons.ts"
import { muted, visuallyHidden } from "../../ui/theme/text.css.ts"
import * as css from "./importing.css.ts"
import { useImportWords } from "./words.ts"
import { mostLines, type useImportFile } from "./useImportFile.ts"

interface Props {
  readonly file: ReturnType<typeof useImportFile>
  readonly isDisabled: boolean
}

/** A file is chosen, or a table pasted. */
export const FileChoice = ({ file, isDisabled }: Props) => {
  const say = useImportWords()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className={css.part}>
      <p className={muted}>{say("fileHint", { most: mostLines })}</p>
      <div className={css.row}>
        <Button icon={upload} isDisabled={isDisabled} onPress={() => input.current?.click()}>
          {say("file")}
        </Button>
        {file.name !== undefined && <span>{file.name}</span>}
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,text/csv,text/plain"
          aria-label={say("file")}
          tabIndex={-1}
          className={visuallyHidden}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void file.read(chosen)
            target.value = ""
          }}
        />
      </div>
      {file.name === undefined && (
        <TextArea
          label={say("paste")}
          hint={say("pasteHint")}
          rows={4}
          value={file.text}
          isDisabled={isDisabled}
          onChange={file.write}
        />
      )}
    </div>
  )
}
