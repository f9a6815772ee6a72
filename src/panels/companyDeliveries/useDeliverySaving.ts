import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useTask } from "../../frame/useTask.ts"
import { useWords } from "../../frame/useWords.ts"
import { companyDeliveryWords } from "./companyDeliveryWords.ts"
import type { DeliveryDraft } from "./deliveryDraft.ts"
import { type DeliveryRefusal, explain } from "./explain.ts"

/** Saves a delivery record. The host may veto; a refusal shows in the dialog and keeps what was chosen. */
export const useDeliverySaving = (draft: DeliveryDraft, done: () => void) => {
  const { before, emit, notices } = usePanel()
  const say = useWords("companyDeliveries", companyDeliveryWords)
  const api = useExplain()
  const { busy, error, run, clear } = useTask<DeliveryRefusal | ApiError>()

  const notify = (id: RecordId | undefined) => {
    notices.show({
      kind: "toast",
      tone: "success",
      title: say("saved"),
      durationMs: limits.noticeMs.notification,
      closeLabel: say("close"),
    })
    emit({ panel: "companyDeliveries", type: "saved", detail: { id } })
    done()
  }
  const save = () =>
    run(
      before({ panel: "companyDeliveries", type: "save", detail: draft.opening.peek() }).pipe(
        Effect.andThen(draft.save()),
        Effect.tap((record) => Effect.sync(() => notify(record._id))),
      ),
    )
  return { busy, error: error && explain(say, api, error), save, dismiss: clear }
}
