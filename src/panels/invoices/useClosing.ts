import * as Effect from "effect/Effect"
import { useCallback, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { type Closing, type ClosingPreview, invoicing } from "../../contract/finance/invoicing.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import type { ClosingPeriod } from "./closingPeriod.ts"

/** Works out what every company comes to, some at a time, and tells how many are done. */
export const usePreview = () => {
  const { api } = usePanel().client
  const explain = useExplain()
  const { run, busy, error } = useTask<ApiError>()
  const [rows, setRows] = useState<ReadonlyArray<ClosingPreview>>([])
  const load = useCallback(
    ({ from, to }: ClosingPeriod, onDone: (rows: ReadonlyArray<ClosingPreview>) => void) => {
      const pages = (
        after: RecordId | undefined,
        before: ReadonlyArray<ClosingPreview>,
      ): Effect.Effect<void, ApiError> =>
        Effect.flatMap(
          api.call(invoicing.preview, { body: { from, to, ...(after !== undefined && { after }) } }),
          ({ companies, next }) => {
            const all = [...before, ...companies]
            setRows(all)
            return next === null ? Effect.sync(() => onDone(all)) : pages(next, all)
          },
        )
      setRows([])
      run(pages(undefined, []))
    },
    [api, run],
  )
  return { rows, load, busy, error: error && explain(error) }
}

/** Starts a closing of some companies. */
export const useStart = (onStarted: (closing: Closing) => void) => {
  const { client, before, emit } = usePanel()
  const explain = useExplain()
  const { run, busy, error } = useTask<ApiError>()
  const start = (period: ClosingPeriod, companies: ReadonlyArray<RecordId>) => {
    const detail = { ...period, companies }
    const work = Effect.map(client.api.call(invoicing.start, { body: detail }), (closing) => {
      emit({ panel: "invoices", type: "closingStarted", detail })
      onStarted(closing)
    })
    run(Effect.andThen(before({ panel: "invoices", type: "closePeriod", detail }), work))
  }
  return { start, busy, error: error && explain(error) }
}
