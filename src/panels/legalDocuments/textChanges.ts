/** One paragraph of two texts, or a run of those both have. */
export interface TextChange {
  readonly kind: "same" | "added" | "removed"
  readonly text: string
  /** How many paragraphs it stands for. */
  readonly count: number
}

const paragraphsOf = (text: string): ReadonlyArray<string> =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** How many paragraphs the ends of two texts have in common, from a place of each on. */
const commonFrom = (before: ReadonlyArray<string>, after: ReadonlyArray<string>) => {
  const width = after.length + 1
  const common = new Uint16Array((before.length + 1) * width)
  const from = (i: number, j: number) => common[i * width + j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      common[i * width + j] =
        before[i] === after[j] ? from(i + 1, j + 1) + 1 : Math.max(from(i + 1, j), from(i, j + 1))
  return from
}

/** What changes from one text to the other, paragraph by paragraph. Those both have are told by their number. */
export const textChanges = (former: string, latter: string): ReadonlyArray<TextChange> => {
  const [before, after] = [paragraphsOf(former), paragraphsOf(latter)]
  const common = commonFrom(before, after)
  const changes: Array<TextChange> = []
  const add = (kind: TextChange["kind"], text = "") => {
    const last = changes.at(-1)
    if (kind === "same" && last?.kind === "same") changes.splice(-1, 1, { ...last, count: last.count + 1 })
    else changes.push({ kind, text, count: 1 })
  }
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length)
    if (i < before.length && j < after.length && before[i] === after[j]) {
      add("same", before[i])
      i += 1
      j += 1
    } else if (j >= after.length || (i < before.length && common(i + 1, j) >= common(i, j + 1))) {
      add("removed", before[i])
      i += 1
    } else {
      add("added", after[j])
      j += 1
    }
  return changes
}
