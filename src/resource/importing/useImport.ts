import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { createdBody } from "../described/recordTexts.ts"
import type { SaveRefusal } from "../described/recordCalls.ts"
import { useSaveReason } from "../described/useRecordSaving.ts"
import { freshKey } from "../../api/freshKey.ts"
import { keptDraft } from "../../api/keptDraft.ts"
import { eachRow, type RefusedRow } from "../eachRow.ts"
import { contentKey } from "./contentKey.ts"
import { importedFiles } from "./importedFiles.ts"
import type { ImportRow } from "./importRows.ts"
import type { ImportLines } from "./useRepeats.ts"

/** Outcome of an import so far. */
export interface Outcome {
  readonly made: number
  readonly updated: number
  /** Reasons lines were refused, by line number. */
  readonly refused: ReadonlyMap<number, string>
}

interface Begun {
  readonly file: string
  readonly key: string
}

/** The key of an import that was begun with a file and has not come to its end, or a new one. */
const keyOf = ({ read, write }: ReturnType<typeof keptDraft>, text: string): string => {
  const [begun, file] = [read() as Begun | undefined, contentKey(text)]
  if (begun?.file === file) return begun.key
  const key = freshKey()
  write({ file, key } satisfies Begun)
  return key
}

/** The records that lines made and updated. */
const countsOf = (
  rows: ReadonlyArray<ImportRow>,
  refused: ReadonlyArray<RefusedRow>,
  updates: ImportLines["updates"],
) => {
  const refusedLines = new Set(refused.map(({ id }) => id))
  const done = rows.filter(({ line }) => !refusedLines.has(line))
  const updated = done.filter(({ line }) => updates?.has(line)).length
  return { made: done.length - updated, updated }
}

interface Sending extends Pick<ImportLines, "owner" | "timeZone"> {
  /** Key of the import. */
  readonly key: string
  readonly updates: ImportLines["updates"] | undefined
}

/** Creates the record of a line, or saves what the line says of a record over the version that was read. */
const sendLine =
  (api: Api, resource: Resource, { key, owner, timeZone, updates }: Sending) =>
  ({ line, texts }: ImportRow): Effect.Effect<unknown, SaveRefusal | ApiError> => {
    const update = updates?.get(line)
    if (update) {
      const { _id: id, version } = update.row
      const body = { ...update.changes, ...(version !== undefined && { version }) }
      return api.call(callsOf(resource).save, { params: { id }, body: body as never })
    }
    const body = { ...createdBody(resource, texts, timeZone), ...(owner !== undefined && { owner }) }
    const idempotencyKey = contentKey([key, line, body])
    return api.call(callsOf(resource).create, { body: body as never }, { idempotencyKey })
  }

/**
 * Creates or updates records one after the other. Each new one has a key made from the import, its line and what it
 * says: a file that is sent again after an interruption makes no second record where the server knows keys.
 */
export const useImport = (resource: Resource, onChanged: () => void) => {
  const { client, before, emit } = usePanel()
  const reasonOf = useSaveReason(resource)
  const { busy, run } = useTask<never>()
  const [doneCount, setDone] = useState(0)
  const [outcome, setOutcome] = useState<Outcome>()
  const panel = resource.name
  const start = ({ rows, owner, timeZone, text, updates }: Omit<ImportLines, "fields">) => {
    const draft = keptDraft(client, `import ${panel}`)
    const key = keyOf(draft, text)
    const act = sendLine(client.api, resource, { key, owner, timeZone, updates })
    const explain = (error: SaveRefusal | ApiError) => reasonOf(error)
    const work = Effect.gen(function* () {
      yield* before({ panel, type: "import", detail: { lines: rows.length } })
      const refused = yield* eachRow(
        { key: ({ line }: ImportRow) => line, act, explain, onProgress: setDone },
        rows,
      )
      if (refused.length === 0) draft.write(undefined)
      const counts = countsOf(rows, refused, updates)
      if (refused.length < rows.length) importedFiles(client, panel).note(text)
      setOutcome((former) => ({
        made: (former?.made ?? 0) + counts.made,
        updated: (former?.updated ?? 0) + counts.updated,
        refused: new Map(refused.map(({ id, reason = "" }) => [Number(id), reason])),
      }))
      emit({
        panel,
        type: "imported",
        detail: { ...counts, refused: refused.length },
      })
      onChanged()
    })
    setDone(0)
    run(Effect.uninterruptible(work))
  }
  return { busy, done: doneCount, outcome, start }
}
