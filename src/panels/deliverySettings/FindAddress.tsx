import * as Effect from "effect/Effect"
import { wait } from "../../api/lightEffect.ts"
import { useMemo, useState } from "react"
import type { ApiError } from "../../api/errors.ts"
import { deliveryAreaCalls, type FoundPlace } from "../../contract/deliveryAreas/deliveryAreaCalls.ts"
import { limits } from "../../contract/limits.ts"
import type { RecordId } from "../../contract/wire/recordId.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import { failure } from "../../frame/remote.ts"
import { useExplain } from "../../frame/useExplain.ts"
import { useRemote } from "../../frame/useRemote.ts"
import { Button } from "../../ui/button/Button.tsx"
import { Notice } from "../../ui/notice/Notice.tsx"
import { TextField } from "../../ui/field/TextField.tsx"
import { column } from "./deliveryAreas.css.ts"
import { useDeliveryAreaWords } from "./words.ts"

const minLetters = 3
const nothing: ReadonlyArray<FoundPlace> = []

interface Props {
  readonly company: RecordId
  readonly onFind: (found: FoundPlace) => void
}

/** An address that is typed: places the store delivered to before, and neighborhoods it names. */
export const FindAddress = ({ company, onFind }: Props) => {
  const say = useDeliveryAreaWords()
  const explain = useExplain()
  const { api } = usePanel().client
  const [text, setText] = useState("")
  const wanted = text.trim()
  const load = useMemo((): Effect.Effect<ReadonlyArray<FoundPlace>, ApiError> => {
    if (wanted.length < minLetters) return Effect.succeed(nothing)
    const call = api.call(deliveryAreaCalls.places, { query: { text: wanted, company } })
    const found = Effect.catchTag(call, "NoCompanyViewed", () => Effect.succeed(nothing))
    return Effect.andThen(wait(limits.waitMs.debounce), found)
  }, [api, wanted, company])
  const { remote } = useRemote(load)
  const problem = failure(remote)
  const places = wanted.length < minLetters ? nothing : (remote.data ?? nothing)
  return (
    <div className={column}>
      <TextField label={say("address")} value={text} onChange={setText} />
      {problem ? (
        <Notice tone="danger" role="alert">
          {explain(problem)}
        </Notice>
      ) : null}
      {places.length > 0 && (
        <fieldset className={column} aria-label={say("found")}>
          {places.map((found) => (
            <span key={`${found.label} ${found.place.join(" ")}`}>
              <Button size="small" tone="quiet" onPress={() => onFind(found)}>
                {found.isGuess ? say("guess", { name: found.label }) : found.label}
              </Button>
            </span>
          ))}
        </fieldset>
      )}
    </div>
  )
}
