import { usePanel } from "../../frame/PanelContext.ts"
import { writtenMoment } from "../../frame/written.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import type { ImportRow } from "./importRows.ts"
import { useImportWords } from "./words.ts"
import { LeftLines } from "./LeftLines.tsx"
import type { Repeats } from "./useRepeats.ts"

interface Props {
  readonly repeats: Repeats
}

/** A notice that a file comes again, and the lines that would make a record twice. */
export const RepeatedLines = ({ repeats: { importedAt, lines } }: Props) => {
  const say = useImportWords()
  const { locale } = usePanel()
  return (
    <>
      {importedAt !== undefined && (
        <Notice tone="warning">{say("sameFile", { moment: writtenMoment(locale, importedAt) })}</Notice>
      )}
      {lines.size > 0 && (
        <LeftLines
          title={say("repeated", { count: lines.size })}
          lines={[...lines].map(([line, repeat]) => [
            line,
            "line" in repeat
              ? say("sameAsLine", { line: repeat.line })
              : say("thereAlready", { name: repeat.name }),
          ])}
        />
      )}
    </>
  )
}

/** Imports what is new, or everything all the same. */
export const RepeatButtons = ({
  repeats: { rows, lines },
  onBack,
  onConfirm,
}: Props & {
  readonly onBack: () => void
  readonly onConfirm: (rows: ReadonlyArray<ImportRow>) => void
}) => {
  const say = useImportWords()
  const fresh = rows.filter(({ line }) => !lines.has(line))
  const isNew = fresh.length > 0 && lines.size > 0
  return (
    <>
      <Button tone="plain" onPress={onBack}>
        {say("back")}
      </Button>
      <Button tone={isNew ? "plain" : "primary"} onPress={() => onConfirm(rows)}>
        {say("everything", { count: rows.length })}
      </Button>
      {isNew && (
        <Button tone="primary" onPress={() => onConfirm(fresh)}>
          {say("onlyNew", { count: fresh.length })}
        </Button>
      )}
    </>
  )
}
