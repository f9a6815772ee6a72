import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { freshKey } from "../api/freshKey.ts"
import { atLeast } from "../api/pace.ts"
import type { BulkOutcome, CountChanged } from "../contract/bulk.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useTask } from "../frame/useTask.ts"
import { useWords } from "../frame/useWords.ts"
import type { Chosen, ListModel } from "./listModel.ts"
import type { ListSay, ListSpec, ListWords, RemoveManyEndpoint } from "./ListSpec.ts"
import { listWords } from "./listWords.ts"

/** What is about to be deleted. */
export interface Doomed {
  readonly chosen: Chosen
  readonly count: number
  /** The number is not the one first confirmed: rows came or went meanwhile. */
  readonly isRecounted: boolean
  /** One key for one attempt: a repeat after a lost answer deletes nothing else. */
  readonly key: string
}

/** Deleting the chosen rows: asked, waited for, done, done in part or refused. */
export interface BulkRemoval {
  readonly doomed: Doomed | undefined
  readonly busy: boolean
  readonly error: string | undefined
  /** What was deleted and what was not, when something was not. */
  readonly outcome: BulkOutcome | undefined
  ask(): void
  confirm(): void
  cancel(): void
}

type Call = (
  to: RemoveManyEndpoint,
  input: { body: Chosen },
  options: { idempotencyKey: string },
) => Effect.Effect<BulkOutcome, ApiError | CountChanged>

const countOf = (chosen: Chosen): number => ("ids" in chosen ? chosen.ids.length : chosen.expected)

const doom = (chosen: Chosen, isRecounted = false): Doomed => ({
  chosen,
  count: countOf(chosen),
  isRecounted,
  key: freshKey(),
})

/** The bulk delete dialog's life: it waits as every dialog does, and asks again when the number changed meanwhile. */
export const useBulkRemoval = <Row, W extends ListWords, R>(
  { name, removeMany }: ListSpec<Row, W, R>,
  word: ListSay,
  model: ListModel<Row>,
): BulkRemoval => {
  const { client, before, emit } = usePanel()
  const list = useWords("list", listWords)
  const tell = useSnackbar()
  const explain = useExplain()
  const { busy, error, run, clear } = useTask<ApiError>()
  const [doomed, setDoomed] = useState<Doomed>()
  const [outcome, setOutcome] = useState<BulkOutcome>()

  const finish = (done: BulkOutcome) => {
    setDoomed(undefined)
    if (done.refused.length > 0) setOutcome(done)
    else tell(word("many.done", { count: done.removed }))
    emit({ panel: name, type: "removedMany", detail: done })
    model.select(new Set())
    model.reload()
  }
  const recount = ({ count }: CountChanged) => {
    const again = doomed && "filter" in doomed.chosen ? { ...doomed.chosen, expected: count } : undefined
    setDoomed(again && count > 0 ? doom(again, true) : undefined)
    if (count === 0) tell(list("nothingLeft"))
    model.reload()
  }
  const confirm = () => {
    if (!doomed || !removeMany) return
    const { chosen: body, key } = doomed
    const call = client.api.call as Call
    const removing = call(removeMany, { body }, { idempotencyKey: key })
    const work = Effect.andThen(
      before({ panel: name, type: "removeMany", detail: body }),
      atLeast(removing, client.pace, "dialog"),
    )
    const done = Effect.map(work, finish)
    run(Effect.catchTag(done, "CountChanged", (changed) => Effect.sync(() => recount(changed))))
  }
  return {
    doomed,
    busy,
    error: error && explain(error),
    outcome,
    ask: () => setDoomed(doom(model.chosen())),
    confirm,
    cancel: () => {
      clear()
      setDoomed(undefined)
      setOutcome(undefined)
    },
  }
}
