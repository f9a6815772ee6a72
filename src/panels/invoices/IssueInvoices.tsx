import * as Effect from "effect/Effect"
import { useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { freshKey } from "../../api/freshKey.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import { invoices } from "../../contract/resources/invoices.ts"
import type { BulkMove } from "../../contract/wire/bulk.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { Button } from "../../ui/button/Button.tsx"
import { DialogError } from "../../ui/dialog/DialogError.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { useInvoiceWords } from "./words.ts"

const { moveMany } = callsOf(invoices)
const panel = "invoices"

/** Issues these invoices with one call; a repeat counts once. */
const useIssuing = (ids: ReadonlyArray<RecordId>) => {
  const { client, before, emit } = usePanel()
  const explain = useExplain()
  const [idempotencyKey] = useState(freshKey)
  const [outcome, setOutcome] = useState<BulkMove>()
  const { busy, error, run } = useTask<ApiError>()
  const issue = () => {
    if (!moveMany) return
    const detail = { to: "OPEN", rows: { ids } } as const
    // Rows that are named are not counted.
    const call = Effect.catchTag(
      client.api.call(moveMany, { body: detail }, { idempotencyKey }),
      "CountChanged",
      Effect.die,
    )
    const work = Effect.map(call, (ended) => {
      emit({ panel, type: "movedMany", detail: ended })
      setOutcome(ended)
    })
    run(Effect.andThen(before({ panel, type: "moveMany", detail }), work))
  }
  return { busy, error: error && explain(error), outcome, issue }
}

/** Issues all the invoices a closing made, and says how many were. */
export const IssueInvoices = ({ ids }: { readonly ids: ReadonlyArray<RecordId> }) => {
  const say = useInvoiceWords()
  const { busy, error, outcome, issue } = useIssuing(ids)
  if (outcome)
    return (
      <>
        {outcome.moved > 0 && <Notice tone="success">{say("issued", { count: outcome.moved })}</Notice>}
        {outcome.refused.length > 0 && (
          <Notice tone="warning">{say("notIssued", { count: outcome.refused.length })}</Notice>
        )}
      </>
    )
  return (
    <>
      <Notice tone="success">{say("finished", { count: ids.length })}</Notice>
      <div>
        <Button tone="primary" isDisabled={busy} onPress={issue}>
          {busy ? say("issuing") : say("issueAll", { count: ids.length })}
        </Button>
      </div>
      <DialogError error={error} isBusy={busy} />
    </>
  )
}
