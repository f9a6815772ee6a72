import * as Effect from "effect/Effect"
import type { Api } from "../../api/api.ts"
import type { ImportRun } from "../../contract/importing/importRun.ts"
import { imports } from "../../contract/importing/imports.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"

const pollMs = 400

/** Waits until the server has done its work, telling how far it is. */
export const awaitEnd = Effect.fnUntraced(function* (
  api: Api,
  id: RecordId,
  onRun: (run: ImportRun) => void,
) {
  for (;;) {
    const run = yield* api.call(imports.get, { params: { id } })
    onRun(run)
    if (run.status !== "RUNNING" && run.status !== "UNDOING") return run
    yield* Effect.sleep(pollMs)
  }
})
