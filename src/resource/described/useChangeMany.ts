import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { atLeast } from "../../api/pace.ts"
import type { RecordInUse } from "../../contract/resource/refusals.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { CountChanged } from "../../contract/wire/bulk.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { List } from "../List.ts"
import type { Selection } from "../listModel.ts"
import type { ListSay, ListWords } from "../ListSpec.ts"
import { readAll } from "../readAll.ts"
import { changeEach, type ChangeOutcome } from "./changeEach.ts"
import type { DescribedRow } from "./describedRow.ts"
import { useParts } from "./parts.ts"
import { useRecordReader } from "./record/useRecordReader.ts"

/** A change of the chosen rows that waits for confirmation or runs. */
export interface PendingChange {
  readonly action: string
  readonly choice: string
  readonly rows: Selection
}

interface Asked {
  readonly resource: Resource
  readonly list: List<DescribedRow, ListWords, RecordInUse>
  readonly pending: PendingChange
  readonly onClose: () => void
}

export const countOf = (rows: Selection): number => ("ids" in rows ? rows.ids.length : rows.expected)

/** The chosen rows; those of a filter are read first, and a count that differs from the confirmed one is refused. */
const readChosen = Effect.fnUntraced(function* (
  { list, pending: { rows } }: Asked,
  api: Parameters<typeof readAll>[0],
) {
  const { model, spec } = list
  if ("ids" in rows) return rows.ids.flatMap((id) => model.rowOf(String(id)) ?? [])
  const { sortField, sortOrder } = model.request.peek().view
  const found = yield* readAll(api, spec, { filter: model.filter(), sortField, sortOrder })
  return found.length === rows.expected ? found : yield* new CountChanged({ count: found.length })
})

/** Why a row stays, in the list's own words where it has some. */
const reasonOf = (
  word: ListSay,
  api: (error: ApiError) => string,
  refusal: { readonly _tag: string },
): string => {
  const key = `refused.${refusal._tag}`
  const known = word(key)
  return known === key ? api(refusal as ApiError) : known
}

/** Changes many rows with the calls of one, and tells how many were changed and which were not. */
export const useChangeMany = (asked: Asked) => {
  const { resource, list, pending, onClose } = asked
  const { client, before, emit } = usePanel()
  const { say, word } = useRecordReader(resource)
  const change = useParts().bulkActions?.find(({ id }) => id === pending.action)?.change
  const api = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<ApiError | CountChanged>()
  const [done, setDone] = useState(0)
  const [outcome, setOutcome] = useState<ChangeOutcome>()
  const { action, choice, rows } = pending

  const finish = (ended: ChangeOutcome) => {
    emit({ panel: resource.name, type: "changedMany", detail: { action, choice, ...ended } })
    list.model.select(new Set())
    list.model.reload()
    if (ended.refused.length > 0) return setOutcome(ended)
    showSnackbar(word("changedMany", { count: ended.moved }))
    return onClose()
  }
  const confirm = () => {
    if (!change) return
    const each = {
      change: (row: DescribedRow) => change(client.api, row, choice),
      explain: (refusal: { readonly _tag: string }) => reasonOf(word, api, refusal),
      onProgress: setDone,
    }
    const work = Effect.flatMap(readChosen(asked, client.api), (chosen) => changeEach(each, chosen))
    const allowed = before({ panel: resource.name, type: "changeMany", detail: { action, choice, rows } })
    const changing = Effect.andThen(allowed, atLeast(work, client.pace, "dialog"))
    run(Effect.tap(changing, (ended) => Effect.sync(() => finish(ended))))
  }
  return {
    busy,
    done,
    outcome,
    error: error && (error._tag === "CountChanged" ? say("recounted") : api(error)),
    confirm,
  }
}
