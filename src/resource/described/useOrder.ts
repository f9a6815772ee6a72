import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { UnknownReference } from "../../contract/resource/refusals.ts"
import { sameId } from "../../contract/wire/recordId.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { DescribedRow } from "./describedRow.ts"
import { useReader } from "./useReader.ts"

/** Which way a row moves. */
export type OrderStep = "up" | "down"

/** The row it comes to stand before; null for last, undefined where it is at that end of what is shown. */
const rowAfter = (rows: ReadonlyArray<DescribedRow>, row: DescribedRow, step: OrderStep) => {
  const at = rows.findIndex(({ _id }) => sameId(_id, row._id))
  if (step === "up") return at > 0 ? rows[at - 1]?._id : undefined
  if (at < 0 || at >= rows.length - 1) return undefined
  return rows[at + 2]?._id ?? null
}

/** Moves a row by a place among those shown, where people put the rows in order. */
export const useOrder = (resource: Resource) => {
  const { client, before, emit } = usePanel()
  const { say } = useReader(resource)
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { run } = useTask<never>()

  const explained = (error: ApiError | UnknownReference) =>
    error._tag === "UnknownReference" ? say("unknownReference") : explain(error)
  return (rows: ReadonlyArray<DescribedRow>, row: DescribedRow, step: OrderStep, done: () => void) => {
    const { order } = callsOf(resource)
    const next = rowAfter(rows, row, step)
    if (!order || next === undefined) return
    const { _id: id } = row
    const write = client.api.call(order, { params: { id }, body: { before: next } })
    const ended = Effect.match(write, {
      onSuccess: () => {
        emit({ panel: resource.name, type: "ordered", detail: { id, before: next } })
        done()
      },
      onFailure: (error) => showSnackbar(say("orderFailed"), { text: explained(error) }),
    })
    run(Effect.andThen(before({ panel: resource.name, type: "order", detail: { id, before: next } }), ended))
  }
}
