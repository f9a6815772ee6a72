import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../api/errors.ts"
import { atLeast } from "../api/pace.ts"
import { usePanel } from "../frame/PanelContext.ts"
import { useExplain } from "../frame/useExplain.ts"
import { useLatest } from "../frame/useLatest.ts"
import { useSame } from "../frame/useSame.ts"
import { useSnackbar } from "../frame/useSnackbar.ts"
import { useTask } from "../frame/useTask.ts"
import type { Say } from "../frame/useWords.ts"
import type { ListSpec, ListWords } from "./ListSpec.ts"

/** State of the dialog that deletes one row. */
export interface Removal<Row> {
  readonly row: Row | undefined
  readonly busy: boolean
  readonly error: string | undefined
  request(row: Row): void
  confirm(): void
  cancel(): void
}

/** Deletes a row after confirmation (sections 2 and 4): success shows after at least 2.5 s, a refusal at once. */
export const useRemoval = <Row, W extends ListWords, R>(
  { name, key, remove }: ListSpec<Row, W, R>,
  say: Say<W>,
  done: (row: Row) => void,
): Removal<Row> => {
  const { client, before, emit } = usePanel()
  const showSnackbar = useSnackbar()
  const explain = useExplain()
  const [row, setRow] = useState<Row>()
  const { busy, error, run, clear } = useTask<ApiError | R>()

  const finish = (gone: Row) => {
    setRow(undefined)
    showSnackbar(remove.text(say, gone).doneMessage)
    emit({ panel: name, type: "removed", detail: { id: key(gone) } })
    done(gone)
  }

  const confirm = useLatest(() => {
    if (row === undefined) return
    const work = atLeast(remove.remove(client.api, row), client.pace, "dialog")
    const allowed = before({ panel: name, type: "remove", detail: { id: key(row) } })
    run(
      Effect.andThen(
        Effect.andThen(allowed, work),
        Effect.sync(() => finish(row)),
      ),
    )
  })
  const cancel = useLatest(() => {
    clear()
    setRow(undefined)
  })
  return useSame({
    row,
    busy,
    error: error === undefined ? undefined : remove.explain(say, explain, error),
    request: setRow,
    confirm,
    cancel,
  })
}
