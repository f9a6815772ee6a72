import * as Effect from "effect/Effect"
import type { ApiError } from "../../api/errors.ts"
import type { Resource, RowOf } from "../../contract/resource/resource.ts"
import { offerTabloids } from "../../contract/resources/offerTabloids.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useSnackbar } from "../../frame/useSnackbar.ts"
import { useTask } from "../../frame/useTask.ts"
import type { SaveRefusal } from "../../resource/described/recordCalls.ts"
import { useTabloidWords } from "./words.ts"

type Refusal = ApiError | SaveRefusal

/** The tabloids as any described list. */
export const tabloids: Resource = offerTabloids

/** Props of a dialog of a tabloid's row. */
export interface TabloidAction {
  readonly row: RowOf<typeof offerTabloids>
  readonly onChanged: () => void
  readonly onDone: () => void
}

/** Writes a tabloid, says so, and loads the list anew. */
export const useTabloidWrite = ({ onChanged, onDone }: TabloidAction) => {
  const { before, emit } = usePanel()
  const say = useTabloidWords()
  const explain = useExplain()
  const showSnackbar = useSnackbar()
  const { busy, error, run } = useTask<Refusal>()
  const start = (
    type: "create" | "save",
    detail: object,
    { write, notice }: { readonly write: Effect.Effect<unknown, Refusal>; readonly notice: string },
  ) => {
    const event = { panel: tabloids.name, detail }
    const work = Effect.map(write, () => {
      emit({ ...event, type: type === "create" ? "created" : "saved" })
      showSnackbar(notice)
      onChanged()
      onDone()
    })
    run(Effect.andThen(before({ ...event, type }), work))
  }
  const problem = () => {
    if (error === undefined) return undefined
    if (error._tag === "StaleRecord") return say("stale")
    const isOfFields =
      error._tag === "ValueTaken" || error._tag === "UnknownReference" || error._tag === "CircularTree"
    return isOfFields ? say("refused") : explain(error)
  }
  return { busy, error: problem(), start }
}
