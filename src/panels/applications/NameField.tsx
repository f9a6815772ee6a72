import * as Effect from "effect/Effect"
import { useEffect, useState } from "react"
import { wait } from "../../api/lightEffect.ts"
import { applicationAdmin } from "../../contract/applications/applicationAdmin.ts"
import { limits } from "../../contract/limits.ts"
import { folded } from "../../contract/search/folded.ts"
import { usePanel } from "../../frame/PanelContext.ts"
import type { FieldInputProps } from "../../resource/described/fields/fieldInput.ts"
import { LineInput } from "../../resource/described/fields/TextInputs.tsx"
import { useApplicationWords } from "./words.ts"
import { typedText } from "../../contract/wire/visibleText.ts"

/** The name of another application that is called as is typed; undefined while none is known to be. */
const useTakenName = (typed: string, own: string): string | undefined => {
  const { api } = usePanel().client
  const [found, setFound] = useState<Readonly<Record<"search" | "name", string>>>()
  const name = typedText(typed)
  const isOwn = folded(name) === folded(typedText(own))
  useEffect(() => {
    if (name === "" || isOwn) return
    const asking = api.call(applicationAdmin.named, { params: { id: name } }).pipe(
      Effect.map((one) => setFound({ search: name, name: one.name })),
      Effect.orElseSucceed(() => undefined),
    )
    return Effect.runCallback(Effect.andThen(wait(limits.waitMs.debounce), asking))
  }, [api, name, isOwn])
  // The same call finds an application by its id.
  const isSame = found?.search === name && folded(found.name) === folded(name)
  return isSame && !isOwn ? found.name : undefined
}

/** An application's name; one that another application has is told while it is typed. */
export const NameField = (props: FieldInputProps) => {
  const say = useApplicationWords()
  const takenProblem = useTakenName(props.value, props.saved ?? "")
  return (
    <LineInput
      {...props}
      hint={takenProblem === undefined ? props.hint : say("nameTaken", { name: takenProblem })}
    />
  )
}
