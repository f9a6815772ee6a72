import * as Effect from "effect/Effect"
import { useState } from "react"
import type { Api } from "../../api/api.ts"
import type { ApiError } from "../../api/errors.ts"
import type { ImportedRow, ImportRun } from "../../contract/importing/importRun.ts"
import { imports } from "../../contract/importing/imports.ts"
import type { ImportRefused } from "../../contract/importing/refusals.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useTask } from "../../frame/useTask.ts"
import { awaitEnd } from "./awaitEnd.ts"
import { chunksOf } from "./sentRows.ts"

/** Failure that ends an import's work. */
export type ImportFailure = ApiError | ImportRefused | UnknownReference

/** Work of an import just now; `progress` is a share of 1. */
export interface ImportWork {
  readonly step: "sending" | "planning" | "writing" | "undoing"
  readonly progress: number
}

/** Rows that are to be planned, and where their records belong. */
export interface PlannedFile {
  readonly rows: ReadonlyArray<ImportedRow>
  readonly owner: RecordId | undefined
  readonly fileName: string
}

const share = (part: number, all: number) => (all === 0 ? 1 : part / all)

const sendRows = Effect.fnUntraced(function* (
  api: Api,
  id: RecordId,
  rows: ReadonlyArray<ImportedRow>,
  onProgress: (progress: number) => void,
) {
  const chunks = chunksOf(rows)
  for (const [at, chunk] of chunks.entries()) {
    yield* api.call(imports.put, { params: { id }, body: { rows: chunk } })
    onProgress(share(at + 1, chunks.length))
  }
})

const planRows = Effect.fnUntraced(function* (
  api: Api,
  id: RecordId,
  onProgress: (progress: number) => void,
) {
  for (;;) {
    const run = yield* api.call(imports.plan, { params: { id } })
    onProgress(share(run.rows - run.open, run.rows))
    if (run.status === "PLANNED") return run
  }
})

type Progress = (step: ImportWork["step"]) => (progress: number) => void

/** Sends rows, and has them planned. */
const planning = (api: Api, id: RecordId, rows: ReadonlyArray<ImportedRow>, step: Progress) =>
  Effect.andThen(sendRows(api, id, rows, step("sending")), planRows(api, id, step("planning")))

const beginning = (api: Api, list: string, { rows, owner, fileName }: PlannedFile, step: Progress) =>
  Effect.flatMap(
    api.call(imports.begin, { body: { list, fileName, ...(owner !== undefined && { owner }) } }),
    ({ _id }) => planning(api, _id, rows, step),
  )

const writing = Effect.fnUntraced(function* (
  api: Api,
  run: ImportRun,
  ticked: ReadonlyArray<number>,
  step: Progress,
) {
  yield* api.call(imports.apply, { params: { id: run._id }, body: { ticked } })
  const all = run.created + run.updated - run.asked + ticked.length
  return yield* awaitEnd(api, run._id, ({ written }) => step("writing")(share(written, all)))
})

const undoing = Effect.fnUntraced(function* (api: Api, run: ImportRun, step: Progress) {
  yield* api.call(imports.undo, { params: { id: run._id } })
  return yield* awaitEnd(api, run._id, ({ undone, kept }) =>
    step("undoing")(share(undone + kept, run.written)),
  )
})

/** An import as the server keeps it: planned, written and taken back, with how far that is. */
export const useImportRun = ({ name: panel }: Resource) => {
  const { client, before, emit } = usePanel()
  const { api } = client
  const { busy, error, run: start } = useTask<ImportFailure>()
  const [run, setRun] = useState<ImportRun>()
  const [work, setWork] = useState<ImportWork>()
  const step: Progress = (name) => (progress) => setWork({ step: name, progress })
  const doing = (task: Effect.Effect<ImportRun, ImportFailure>) =>
    start(
      Effect.ensuring(
        Effect.map(task, setRun),
        Effect.sync(() => setWork(undefined)),
      ),
    )
  const confirmed = (task: Effect.Effect<ImportRun, ImportFailure>, lines: number) =>
    Effect.andThen(before({ panel, type: "import", detail: { lines } }), task)
  const announce = ({ created: made, updated, refused }: ImportRun) =>
    Effect.sync(() => emit({ panel, type: "imported", detail: { made, updated, refused } }))
  return {
    run,
    work: busy ? work : undefined,
    busy,
    error,
    /** Brings all rows to the server, and has them planned. */
    plan: (file: PlannedFile) => doing(beginning(api, panel, file, step)),
    /** Brings other values of some rows, and has these planned again. */
    mend: (rows: ReadonlyArray<ImportedRow>) => run && doing(planning(api, run._id, rows, step)),
    apply: (ticked: ReadonlyArray<number>) =>
      run &&
      doing(Effect.tap(confirmed(writing(api, run, ticked, step), run.created + run.updated), announce)),
    undo: () => run && doing(undoing(api, run, step)),
    /** Another file, or other columns: what was planned no longer counts. */
    forget: () => setRun(undefined),
  }
}
