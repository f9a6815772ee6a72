import type { ReadonlySignal } from "@preact/signals-core"
import { useValue } from "../../frame/useValue.ts"
import type { TextDraft } from "./textDraft.ts"

/** A draft, and what is wrong in it by field. */
interface Checked<K extends string, P> {
  readonly text: TextDraft<K>
  readonly problems: ReadonlySignal<{ readonly [name in K]?: P }>
}

/** The sentence for a field's problem, once it was touched or the server refused it; undefined for none. */
export const useShownProblems = <K extends string, P>(
  draft: Checked<K, P>,
  sentence: (name: K, problem: P) => string,
) => {
  const problems = useValue(draft.problems)
  const touched = useValue(draft.text.touched)
  const refused = useValue(draft.text.refused)
  return (name: K): string | undefined => {
    const problem = problems[name]
    return (
      refused.get(name) ?? (touched.has(name) && problem !== undefined ? sentence(name, problem) : undefined)
    )
  }
}

/** A field's text, and its problem once it was touched or the server refused it. */
export const useDraftField = <K extends string, P>(
  draft: Checked<K, P>,
  name: K,
  sentence: (name: K, problem: P) => string,
) => {
  const value = useValue(draft.text.texts)[name]
  const problemOf = useShownProblems(draft, sentence)
  return {
    value,
    error: problemOf(name),
    onBlur: () => (value !== "" || draft.text.base.peek()[name] !== "") && draft.text.touch([name]),
  }
}

/** The fields that show a problem: invalid ones that were touched, and those the server refused. */
export const useWrongFields = <K extends string, P>(draft: Checked<K, P>): ReadonlyArray<K> => {
  const problems = useValue(draft.problems)
  const touched = useValue(draft.text.touched)
  const refused = useValue(draft.text.refused)
  const shownProblems = (Object.keys(problems) as Array<K>).filter(
    (name) => touched.has(name) && problems[name] !== undefined,
  )
  return [...new Set([...shownProblems, ...refused.keys()])]
}
