import type { ImportRun } from "../../contract/importing/importRun.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { LoadFailure } from "../../frame/LoadFailure.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { fieldLabel } from "../described/readableValue.ts"
import { useReader } from "../described/useReader.ts"
import * as css from "./importScreen.css.ts"
import type { ImportSource, SourceProblem } from "./useImportSource.ts"
import { importLimits } from "../../contract/importing/importLimits.ts"
import { useImportWords } from "./words.ts"

interface Props {
  readonly resource: Resource
  readonly source: ImportSource
  readonly run: ImportRun | undefined
  readonly unread: number
}

/** Returns the function that tells what a file as a whole lacks. */
const useSourceSentence = (resource: Resource, lineCount: number) => {
  const say = useImportWords()
  const reader = useReader(resource)
  return ({ code, fields }: SourceProblem): string => {
    const names = fields.map((name) => fieldLabel(reader, name)).join(", ")
    return say(code, { names, count: lineCount, most: importLimits.maxRows })
  }
}

/** Sentence of how far an import is: what the file lacks, what could be read, and what was written or taken back. */
export const RunNotice = ({ resource, source, run, unread }: Props) => {
  const say = useImportWords()
  const { file, problem, namingError, reload, isNaming, rows } = source
  const sentenceOf = useSourceSentence(resource, file.lines.length)
  const otherLines = file.source?.otherLines ?? []
  if (problem) return <Notice tone="warning">{sentenceOf(problem)}</Notice>
  if (namingError) return <LoadFailure title={say("namingFailed")} error={namingError} onRetry={reload} />
  if (isNaming) return <p className={css.word}>{say("naming")}</p>
  return (
    <div aria-live="polite">
      {!run && otherLines.length > 0 && (
        <Notice tone="warning">
          {say("otherLines", { count: otherLines.length, lines: otherLines.slice(0, 20).join(", ") })}
        </Notice>
      )}
      {!run && <p>{say("ready", { count: rows.length - unread })}</p>}
      {!run && unread > 0 && <p className={css.caution}>{say("bad", { count: unread })}</p>}
      {run?.status === "DONE" && <Notice tone="success">{say("done", { count: run.written })}</Notice>}
      {run?.status === "STOPPED" && <Notice tone="danger">{say("stopped", { count: run.written })}</Notice>}
      {run?.status === "UNDONE" && (
        <Notice tone={run.kept > 0 ? "warning" : "success"}>
          <p>{say("undone", { count: run.undone })}</p>
          {run.kept > 0 && <p>{say("kept", { count: run.kept })}</p>}
        </Notice>
      )}
    </div>
  )
}
