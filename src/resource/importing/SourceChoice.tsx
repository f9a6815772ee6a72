import { type DragEvent, useMemo, useRef, useState } from "react"
import { keptDraft } from "../../api/keptDraft.ts"
import { importLimits } from "../../contract/importing/importLimits.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { Button } from "../../ui/button/Button.tsx"
import { TextArea } from "../../ui/field/TextArea.tsx"
import { download, upload } from "../../ui/icon/listIcons.ts"
import { Notice } from "../../ui/notice/Notice.tsx"
import { muted, visuallyHidden } from "../../ui/theme/text.css.ts"
import * as css from "./importScreen.css.ts"
import type { SourceFile } from "./useSourceFile.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly list: string
  readonly file: SourceFile
  readonly onTemplate: () => void
}

/** A pasted table, which is there again when one comes back. */
const usePasted = (list: string) => {
  const { client } = usePanel()
  const draft = useMemo(() => keptDraft(client, `import ${list}`), [client, list])
  const [text, setText] = useState(() => {
    const saved = draft.read()
    return typeof saved === "string" ? saved : ""
  })
  const write = (next: string) => {
    setText(next)
    draft.write(next === "" ? undefined : next)
  }
  return { text, write, forget: () => draft.write(undefined) }
}

/** A file is dropped or chosen, or a table pasted; whoever has none takes the template along. */
export const SourceChoice = ({ list, file, onTemplate }: Props) => {
  const say = useImportWords()
  const input = useRef<HTMLInputElement>(null)
  const { text, write, forget } = usePasted(list)
  const [isOver, setOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    const [dropped] = event.dataTransfer.files
    if (dropped) void file.read(dropped)
  }
  return (
    <div className={css.start}>
      <div
        className={css.dropPlace}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{say("dropHere")}</p>
        <p className={muted}>{say("kinds", { most: importLimits.maxRows })}</p>
        <Button icon={upload} tone="primary" busy={file.isReading} onPress={() => input.current?.click()}>
          {say(file.isReading ? "reading" : "file")}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain"
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
      {file.fault && (
        <Notice tone="warning" role="alert">
          {say(`fault.${file.fault}`)}
        </Notice>
      )}
      <TextArea label={say("paste")} hint={say("pasteHint")} rows={5} value={text} onChange={write} />
      <div className={css.row}>
        <Button
          isDisabled={text.trim() === ""}
          onPress={() => {
            file.paste(text, say("pasted"))
            forget()
          }}
        >
          {say("usePasted")}
        </Button>
        <Button tone="plain" icon={download} onPress={onTemplate}>
          {say("template")}
        </Button>
      </div>
    </div>
  )
}
