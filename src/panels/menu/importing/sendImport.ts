import * as Effect from "effect/Effect"
import type { Api } from "../../../api/api.ts"
import { withIds } from "../../../contract/menu/changes/newIds.ts"
import { menu as calls } from "../../../contract/menu/menuCalls.ts"
import type { MenuOp } from "../../../contract/menu/menuOps.ts"
import { opChunks } from "../../../contract/menu/opChunks.ts"
import { idKey, type RecordId } from "../../../contract/wire/recordId.ts"

/** An import on its way to the server: what was sent stays, so that another try goes on where the last one ended. */
export interface SentImport {
  readonly ops: ReadonlyArray<MenuOp>
  /** Names the import, so that a part that is sent again counts once. */
  readonly key: string
  /** Ids of new rows by their `tempId`. */
  readonly ids: Map<string, RecordId>
  /** Changes that take back what was made so far. */
  inverse: ReadonlyArray<MenuOp>
  /** Number of parts the server has taken. */
  done: number
}

export const beginImport = (ops: ReadonlyArray<MenuOp>, key: string): SentImport => ({
  ops,
  key,
  ids: new Map(),
  inverse: [],
  done: 0,
})

/** Changes that name rows of earlier parts by their ids; those that create rows keep their `tempId`. */
const named = (ops: ReadonlyArray<MenuOp>, ids: SentImport["ids"]) =>
  ops.map((change) => withIds(change, ids) as MenuOp)

/** Sends the changes of an import part by part, from the first that was not taken yet. */
export const sendImport = Effect.fnUntraced(function* (
  api: Api,
  company: RecordId,
  sent: SentImport,
  onProgress: (part: number) => void,
) {
  const chunks = opChunks(sent.ops)
  for (const [at, chunk] of chunks.entries()) {
    if (at < sent.done) continue
    const body = { ops: named(chunk, sent.ids) }
    const options = { idempotencyKey: `${sent.key}-${at}` }
    const answer = yield* api.call(calls.changes, { params: { company }, body }, options)
    for (const [tempId, id] of Object.entries(answer.ids)) sent.ids.set(idKey(tempId), id)
    sent.inverse = [...answer.inverse, ...sent.inverse]
    sent.done = at + 1
    onProgress(sent.done / chunks.length)
  }
})
