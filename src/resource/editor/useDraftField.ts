import type { ReadonlySignal } from "@preact/signals-core"
import { useValue } from "../../frame/useValue.ts"
import type { TextDraft } from "./textDraft.ts"

/** A draft, and what is wrong in it by field. */
interface Checked<K extends string, P> {
  readonly text: TextDraft<K>
  readonly problems: ReadonlySignal<{ readonly [name in K]?: P }>
}

/** A field's text, and its problem once it was touched or the server refused it. */
export const useDraftField = <K extends string, P>(
  draft: Checked<K, P>,
  name: K,
  sentence: (name: K, problem: P) => string,
) => {
  const value = useValue(draft.text.texts)[name]
  const problem = useValue(draft.problems)[name]
  const isTouched = useValue(draft.text.touched).has(name)
  const refused = useValue(draft.text.refused).get(name)
  return {
    value,
    error: refused ?? (isTouched && problem !== undefined ? sentence(name, problem) : undefined),
    onBlur: () => (value !== "" || draft.text.base.peek()[name] !== "") && draft.text.touch([name]),
  }
}

/** The fields that show a problem: invalid ones that were touched, and those the server refused. */
export const useWrongFields = <K extends string, P>(draft: Checked<K, P>): ReadonlyArray<K> => {
  const problems = useValue(draft.problems)
  const touched = useValue(draft.text.touched)
  const refused = useValue(draft.text.refused)
  const names = Object.keys(useValue(draft.text.base)) as Array<K>
  return names.filter((name) => refused.has(name) || (touched.has(name) && problems[name] !== undefined))
}
