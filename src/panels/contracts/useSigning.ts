import type { RowOf } from "../../contract/resource/resource.ts"
import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import { callsOf } from "../../contract/resource/calls.ts"
import type { MoveRefused } from "../../contract/resource/refusals.ts"
import { contracts } from "../../contract/resources/contracts.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import { useContractWords } from "./words.ts"

type Refusal = ApiError | MoveRefused

/** Records that somebody signed a contract, and tells what the server answered. */
export const useSigning = (
  { _id: id }: RowOf<typeof contracts>,
  changed: (answer: Partial<RowOf<typeof contracts>>) => void,
  onDone: () => void,
) => {
  const { client, before, emit } = usePanel()
  const say = useContractWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const sign = ({ name, email }: { readonly name: string; readonly email: string }) => {
    const { finish } = callsOf(contracts)
    if (!finish) return
    const detail = { id, list: "signers" }
    const work = Effect.map(
      client.api.call(finish, { params: { id }, body: { list: "signers", item: email } }) as Effect.Effect<
        Partial<RowOf<typeof contracts>>,
        Refusal
      >,
      (answer) => {
        emit({ panel: "contracts", type: "finished", detail })
        changed(answer)
        showSnackbar(say("recorded", { name }))
        onDone()
      },
    )
    run(Effect.andThen(before({ panel: "contracts", type: "finish", detail }), work))
  }
  const problem = error && (error._tag === "MoveRefused" ? say("refused") : explain(error))
  return { busy, error: problem, sign }
}
