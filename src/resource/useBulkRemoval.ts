import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { freshKey } from "../api/freshKey.ts"
import { atLeast } from "../api/pace.ts"
import { type BulkOutcome, CountChanged } from "../contract/bulk.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useTask } from "../frame/useTask.ts"
import { type Say, useWords } from "../frame/useWords.ts"
import { filterOf } from "./listFilter.ts"
import type { Selection, ListModel } from "./listModel.ts"
import type { ListSay, ListSpec, ListWords, RemoveManyEndpoint } from "./ListSpec.ts"
import { listWords } from "./listWords.ts"
import { readAll } from "./readAll.ts"
import { type RemovalOutcome, removeEach } from "./removeEach.ts"

/** What is about to be deleted. */
export interface PendingRemoval {
  readonly chosen: Selection
  readonly count: number
  /** The number is not the one first confirmed: rows came or went meanwhile. */
  readonly isRecounted: boolean
  /** One key for one attempt: a repeat after a lost answer deletes nothing else. */
  readonly key: string
}

/** Deleting the chosen rows: asked, waited for, done, done in part or refused. */
export interface BulkRemoval {
  readonly pending: PendingRemoval | undefined
  readonly busy: boolean
  readonly error: string | undefined
  /** What was deleted and what was not, when something was not. */
  readonly outcome: RemovalOutcome | undefined
  /** How many are done with, where they are deleted one by one. */
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

const countOf = (chosen: Selection): number => ("ids" in chosen ? chosen.ids.length : chosen.expected)

const pendingOf = (chosen: Selection, isRecounted = false): PendingRemoval => ({
  chosen,
  count: countOf(chosen),
  isRecounted,
  key: freshKey(),
})

/** The bulk delete dialog's life: it waits as every dialog does, and asks again when the number changed meanwhile. */
export const useBulkRemoval = <Row, W extends ListWords, R>(
  spec: ListSpec<Row, W, R>,
  say: Say<W>,
  model: ListModel<Row>,
): BulkRemoval => {
  const { name, removeMany } = spec
  const word = say as ListSay
  const { client, before, emit } = usePanel()
  const list = useWords("list", listWords)
  const tell = useSnackbar()
  const explain = useExplain()
  const { busy, error, run, clear } = useTask<ApiError>()
  const [doomed, setDoomed] = useState<PendingRemoval>()
  const [outcome, setOutcome] = useState<RemovalOutcome>()
  const [done, setDone] = useState<number>()

  const finish = (ended: RemovalOutcome) => {
    setDoomed(undefined)
    setDone(undefined)
    if (ended.refused.length > 0) setOutcome(ended)
    else tell(word("many.done", { count: ended.removed }))
    emit({ panel: name, type: "removedMany", detail: ended })
    model.select(new Set())
    model.reload()
  }
  const recount = ({ count }: CountChanged) => {
    const again = doomed && "filter" in doomed.chosen ? { ...doomed.chosen, expected: count } : undefined
    setDoomed(again && count > 0 ? pendingOf(again, true) : undefined)
    if (count === 0) tell(list("nothingLeft"))
    model.reload()
  }
  /** The same with the call that deletes one: what a filter finds is read first, and counted again. */
  const oneByOne = Effect.fnUntraced(function* (chosen: Selection) {
    const { view } = model.request.peek()
    const rows =
      "ids" in chosen
        ? chosen.ids.flatMap((id) => model.rowOf(String(id)) ?? [])
        : yield* readAll(client.api, spec, { ...view, filter: filterOf(spec, view) })
    if (rows.length !== countOf(chosen)) return yield* new CountChanged({ count: rows.length })
    return yield* removeEach({ api: client.api, spec, say, explain, onProgress: setDone }, rows)
  })
  const confirm = () => {
    if (!doomed || !removeMany) return
    const { chosen: body, key } = doomed
    const call = client.api.call as Call
    const removing = Effect.flatMap(client.api.offers(removeMany), (isOffered) =>
      isOffered ? call(removeMany, { body }, { idempotencyKey: key }) : oneByOne(body),
    )
    const work = Effect.andThen(
      before({ panel: name, type: "removeMany", detail: body }),
      atLeast(removing, client.pace, "dialog"),
    )
    const finished = Effect.map(work, finish)
    run(Effect.catchTag(finished, "CountChanged", (changed) => Effect.sync(() => recount(changed))))
  }
  return {
    pending: doomed,
    busy,
    error: error && explain(error),
    outcome,
    done,
    request: () => setDoomed(pendingOf(model.selection())),
    confirm,
    cancel: () => {
      clear()
      setDoomed(undefined)
      setOutcome(undefined)
    },
  }
}
