import * as Effect from "effect/Effect"
import { useState } from "react"
import { CountChanged } from "../../contract/wire/bulk.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import type { Selection } from "../listModel.ts"
import { eachRow } from "../eachRow.ts"
import { readAll } from "../readAll.ts"
import { refusalText } from "../refusalText.ts"
import type { DescribedRow } from "./describedRow.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import type { PendingChange, RowChange } from "./ownActions.ts"
import { useRecordReader } from "./record/useRecordReader.ts"
import { type ManyRows, useManyRows } from "./useManyRows.ts"

type ReadingApi = Parameters<typeof readAll>[0]

/** The selected rows; those of a filter are read first, of more than `maxRows` only about so many. */
export const readSelected = (
  { model, spec }: Pick<ManyRows["list"], "model" | "spec">,
  rows: Selection,
  api: ReadingApi,
  maxRows?: number,
) => {
  if ("ids" in rows) return Effect.succeed(rows.ids.flatMap((id) => model.rowOf(String(id)) ?? []))
  const { sortField, sortOrder } = model.request.peek().view
  return readAll(api, spec, { filter: model.filter(), sortField, sortOrder }, maxRows)
}

/** The same, for a change that somebody confirmed: a count that differs from the confirmed one is refused. */
export const readChosen = Effect.fnUntraced(function* (
  list: ManyRows["list"],
  rows: Selection,
  api: ReadingApi,
) {
  const found = yield* readSelected(list, rows, api)
  if ("ids" in rows || found.length === rows.expected) return found
  return yield* new CountChanged({ count: found.length })
})

/** Changes many rows with the calls of one, one after the other. */
export const useChangeMany = (
  many: ManyRows,
  { action, choice, rows }: PendingChange,
  own: RowChange<Resource> | undefined,
) => {
  const { resource, list } = many
  const { api } = usePanel().client
  const { word } = useRecordReader(resource)
  const explain = useExplain()
  const [doneCount, setDone] = useState(0)
  const { start, ...state } = useManyRows(many)
  const confirm = () => {
    if (!own) return
    const each = {
      key: ({ _id }: DescribedRow) => _id,
      act: (row: DescribedRow) => own.change(api, row, choice),
      explain: (refusal: { readonly _tag: string }) => refusalText(word, explain, own.refusals, refusal),
      onProgress: setDone,
    }
    const changing = Effect.gen(function* () {
      const selectedRows = yield* readChosen(list, rows, api)
      const refused = yield* eachRow(each, selectedRows)
      return { moved: selectedRows.length - refused.length, refused }
    })
    start({
      verb: "change",
      detail: { action, choice },
      rows,
      change: changing,
      doneMessage: (count) => word("changedMany", { count }),
    })
  }
  return { ...state, done: doneCount, confirm }
}
