/** Letters written from right to left, and marks that change a text's direction. */
const turning =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

const [openings, opening, closing] = ["\u2066\u2067\u2068", "\u2068", "\u2069"]

/**
 * A value in a sentence around it: one that would turn the sentence's direction around stands in an isolate of its own,
 * which nothing in it can leave; any other stays as it is.
 */
export const isolateText = (value: string): string => {
  if (!turning.test(value)) return value
  let depth = 0
  let inside = ""
  for (const character of value) {
    if (openings.includes(character)) depth += 1
    if (character === closing && depth === 0) continue
    if (character === closing) depth -= 1
    inside += character
  }
  return opening + inside + closing.repeat(depth + 1)
}

/** Facts in one line, each of which keeps its direction to itself; those that are missing are left out. */
export const factsText = (facts: ReadonlyArray<string | false | null | undefined>, between = " · "): string =>
  facts.flatMap((fact) => (fact ? [isolateText(fact)] : [])).join(between)
