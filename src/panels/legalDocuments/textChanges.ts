import { diffArrays } from "diff/lib/diff/array.js"

/** One paragraph of two texts, or a run of those both have. */
export interface TextChange {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
  /** Number of paragraphs the change covers. */
  readonly count: number
}

const paragraphsOf = (text: string): Array<string> =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** Beyond as many other paragraphs, a comparison would take seconds, and nobody would read it. */
const maxEditLength = 1000

/**
 * Returns the changes from one text to the other, paragraph by paragraph. Unchanged paragraphs are given as a number.
 */
export const textChanges = (former: string, latter: string): ReadonlyArray<TextChange> => {
  const [before, after] = [paragraphsOf(former), paragraphsOf(latter)]
  const parts = diffArrays(before, after, { maxEditLength }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ]
  return parts.flatMap(({ added, removed, value }): ReadonlyArray<TextChange> =>
    added || removed
      ? value.map((text) => ({ kind: added ? "added" : "removed", text, count: 1 }))
      : [{ kind: "same", text: value[0] ?? "", count: value.length }],
  )
}
