import type { contracts } from "../../contract/resources/contracts.ts"
import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { contractTexts } from "../../contract/contracts/contractTexts.ts"
import type { ContractIncomplete } from "../../contract/contracts/refusals.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useContractWords } from "./words.ts"

type Refusal = ApiError | MoveRefused | ContractIncomplete

/** Mails a contract to those who sign it, or to one of them. */
export const useSending = (
  { _id: id }: RowOf<typeof contracts>,
  changed: (answer: Partial<RowOf<typeof contracts>>) => void,
  onDone: () => void,
) => {
  const { client, before, emit } = usePanel()
  const say = useContractWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const send = (to: ReadonlyArray<string>, isOne: boolean) => {
    const [email] = to
    const detail = { id, emails: to }
    const body = isOne && email !== undefined ? { email } : {}
    const work = Effect.map(client.api.call(contractTexts.send, { params: { id }, body }), (answer) => {
      emit({ panel: "contracts", type: "sent", detail })
      changed(answer as Partial<RowOf<typeof contracts>>)
      showSnackbar(say("sent", { count: to.length }))
      onDone()
    })
    run(Effect.andThen(before({ panel: "contracts", type: "send", detail }), work))
  }
  const notice = () => {
    if (!error) return undefined
    return error._tag === "MoveRefused" || error._tag === "ContractIncomplete"
      ? say("sendRefused")
      : explain(error)
  }
  return { busy, error: notice(), send }
}
