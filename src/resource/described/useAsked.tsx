import { type ReactNode, Suspense, useState } from "react"
import { askedFields } from "../../contract/resource/asked.ts"
import type { Resource } from "../../contract/resource/resource.ts"
import { lazily } from "../../ui/root/lazily.tsx"
import type { Texts } from "../editor/textDraft.ts"
import { problemsOf } from "./recordProblems.ts"
import { valuesOf } from "./recordTexts.ts"

/** Few moves ask for fields. */
const AskedFields = lazily(() => import("./AskedFields.tsx"))

/** Values that go with a move, by field. */
export type MoveValues = Readonly<Record<string, unknown>>

/** The fields moves ask for while a dialog is open: their inputs, and their values once they can be sent. */
export const useAsked = (resource: Resource, zone: string, isBusy: boolean) => {
  const [texts, setTexts] = useState<Texts<string>>({})
  const [visited, setVisited] = useState<ReadonlyArray<string>>([])
  const of = (to: string): Resource => ({ ...resource, fields: askedFields(resource, to) })
  const problemsFor = (to: string) => problemsOf(of(to), texts, true, {}, zone)
  const inputs = (to: string): ReactNode => {
    if (Object.keys(of(to).fields).length === 0) return null
    const problems = problemsFor(to)
    return (
      <Suspense>
        <AskedFields
          {...{ resource, to, texts, zone, isBusy }}
          problems={Object.fromEntries(Object.entries(problems).filter(([name]) => visited.includes(name)))}
          onChange={(name, text) => setTexts({ ...texts, [name]: text })}
          onLeave={(name) => setVisited([...visited, name])}
        />
      </Suspense>
    )
  }
  /** Returns the values for a move, none where it asks for none; undefined, and shows why, while they cannot be sent. */
  const valuesFor = (to: string): MoveValues | undefined => {
    const wrong = Object.keys(problemsFor(to))
    setVisited([...visited, ...wrong])
    return wrong.length > 0 ? undefined : valuesOf(of(to), texts, zone)
  }
  return { inputs, valuesFor }
}
