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
import type { ListSay, ListSpec } from "./ListSpec.ts"
import type { RecordInUse } from "../contract/resource/refusals.ts"
import type { DescribedRow } from "./described/describedRow.ts"

/** State of the dialog that deletes one row. */
export interface Removal {
  readonly row: DescribedRow | undefined
  readonly busy: boolean
  readonly error: string | undefined
  request(row: DescribedRow): void
  confirm(): void
  cancel(): void
}

/** Deletes a row after confirmation (sections 2 and 4): success shows after at least 2.5 s, a refusal at once. */
export const useRemoval = (
  { name, key, remove }: ListSpec,
  word: ListSay,
  done: (row: DescribedRow) => void,
): Removal => {
  const { client, before, emit } = usePanel()
  const showSnackbar = useSnackbar()
  const explain = useExplain()
  const [row, setRow] = useState<DescribedRow>()
  const { busy, error, run, clear } = useTask<ApiError | RecordInUse>()

  const finish = (gone: DescribedRow) => {
    setRow(undefined)
    showSnackbar(remove.text(word, gone).doneMessage)
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
    error: error === undefined ? undefined : remove.explain(word, explain, error),
    request: setRow,
    confirm,
    cancel,
  })
}
