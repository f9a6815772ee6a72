import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { freshKey } from "../api/freshKey.ts"
import { atLeast } from "../api/pace.ts"
import { type BulkOutcome, CountChanged } from "../contract/wire/bulk.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useLatest } from "../frame/useLatest.ts"
import { useSame } from "../frame/useSame.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useTask } from "../frame/useTask.ts"
import { useWords } from "../frame/useWords.ts"
import type { Selection, ListModel } from "./listModel.ts"
import type { ListSay, ListSpec, RemoveManyEndpoint } from "./ListSpec.ts"
import { listWords } from "./words.ts"
import { readAll } from "./readAll.ts"
import { type RemovalOutcome, removeEach } from "./removeEach.ts"

/** A bulk delete that waits for confirmation. */
export interface PendingRemoval {
  readonly selection: Selection
  readonly count: number
  /** The number differs from the one first confirmed, because rows came or went meanwhile. */
  readonly isRecounted: boolean
  /** Idempotency key of this attempt: repeating it after a lost answer deletes nothing else. */
  readonly key: string
}

/** State of the dialog that deletes the selected rows. */
export interface BulkRemoval {
  readonly pending: PendingRemoval | undefined
  readonly busy: boolean
  readonly error: string | undefined
  /** Rows that were deleted and rows that were not; undefined if all were. */
  readonly outcome: RemovalOutcome | undefined
  /** Number of rows handled so far, if they are deleted one by one. */
  readonly done: number | undefined
  request(): void
  confirm(): void
  cancel(): void
}

type Call = (
  to: RemoveManyEndpoint,
  input: { body: Selection },
  options: { idempotencyKey: string },
) => Effect.Effect<BulkOutcome, ApiError | CountChanged>

const countOf = (selection: Selection): number =>
  "ids" in selection ? selection.ids.length : selection.expected

const pendingOf = (selection: Selection, isRecounted = false): PendingRemoval => ({
  selection,
  count: countOf(selection),
  isRecounted,
  key: freshKey(),
})

/** The same filter with the number of rows there are now; undefined where there is nothing left to confirm. */
const recountedOf = ({ selection }: PendingRemoval, count: number): PendingRemoval | undefined =>
  "filter" in selection && count > 0 ? pendingOf({ ...selection, expected: count }, true) : undefined

/** Removes a selection with the server's bulk call, or row by row where the server has none. */
const useRemoveSelection = (spec: ListSpec, word: ListSay, model: ListModel) => {
  const { api } = usePanel().client
  const explain = useExplain()
  const [done, setDone] = useState<number>()
  /** The rows of a filter are read first; a count that differs from the confirmed one is refused as a server does. */
  const removeRows = Effect.fnUntraced(function* (selection: Selection) {
    const { sortField, sortOrder } = model.request.peek().view
    const rows =
      "ids" in selection
        ? selection.ids.flatMap((id) => model.rowOf(String(id)) ?? [])
        : yield* readAll(api, spec, { filter: model.filter(), sortField, sortOrder })
    if (rows.length !== countOf(selection)) return yield* new CountChanged({ count: rows.length })
    return yield* removeEach({ api, spec, word, explain, onProgress: setDone }, rows)
  })
  const remove = (removeMany: RemoveManyEndpoint, { selection, key }: PendingRemoval) => {
    const call = api.call as Call
    return Effect.flatMap(api.offers(removeMany), (isOffered) =>
      isOffered ? call(removeMany, { body: selection }, { idempotencyKey: key }) : removeRows(selection),
    )
  }
  return { done, setDone, remove }
}

/** Handles the end of a bulk delete: shows the outcome and reloads the list from a new page. */
const useRemovalEnd = (spec: ListSpec, word: ListSay, model: ListModel) => {
  const { emit } = usePanel()
  const showSnackbar = useSnackbar()
  const [outcome, setOutcome] = useState<RemovalOutcome>()
  const end = (ended: RemovalOutcome) => {
    if (ended.refused.length > 0) setOutcome(ended)
    else showSnackbar(word("many.done", { count: ended.removed }))
    emit({ panel: spec.name, type: "removedMany", detail: ended })
    model.select(new Set())
    model.reload()
  }
  return { outcome, end, clearOutcome: () => setOutcome(undefined) }
}

/** State of the bulk delete dialog. It asks again when the number of rows changed after it was confirmed. */
export const useBulkRemoval = (spec: ListSpec, word: ListSay, model: ListModel): BulkRemoval => {
  const { client, before } = usePanel()
  const list = useWords("list", listWords)
  const showSnackbar = useSnackbar()
  const explain = useExplain()
  const { busy, error, run, clear } = useTask<ApiError>()
  const [pending, setPending] = useState<PendingRemoval>()
  const { done, setDone, remove } = useRemoveSelection(spec, word, model)
  const { outcome, end, clearOutcome } = useRemovalEnd(spec, word, model)

  const finish = (ended: RemovalOutcome) => {
    setPending(undefined)
    setDone(undefined)
    end(ended)
  }
  const recount = ({ count }: CountChanged) => {
    setPending(pending && recountedOf(pending, count))
    if (count === 0) showSnackbar(list("nothingLeft"))
    model.reload()
  }
  const confirm = useLatest(() => {
    const { name, removeMany } = spec
    if (!pending || !removeMany) return
    const allowed = before({ panel: name, type: "removeMany", detail: pending.selection })
    const removing = atLeast(remove(removeMany, pending), client.pace, "dialog")
    const finished = Effect.map(Effect.andThen(allowed, removing), finish)
    run(Effect.catchTag(finished, "CountChanged", (changed) => Effect.sync(() => recount(changed))))
  })
  const cancel = useLatest(() => {
    clear()
    setPending(undefined)
    clearOutcome()
  })
  const request = useLatest(() => setPending(pendingOf(model.selection())))
  return useSame({ pending, busy, error: error && explain(error), outcome, done, request, confirm, cancel })
}
