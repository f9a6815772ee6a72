import { normalizeText } from "../routing/menu.ts"

/** How well a text fits what is typed, all its words being in it: 3 begins with it, 2 a word does, 1 has it; 0 not. */
export const matchScore = (text: string, typed: string): number => {
  const whole = normalizeText(text)
  const wanted = normalizeText(typed).trim()
  if (wanted === "") return 1
  if (whole.startsWith(wanted)) return 3
  const words = wanted.split(/\s+/)
  if (!words.every((word) => whole.includes(word))) return 0
  return words.every((word) => whole.startsWith(word) || whole.includes(` ${word}`)) ? 2 : 1
}

/** The ones that fit best, in their own order among equals. */
export const bestMatches = <A>(
  items: ReadonlyArray<A>,
  typed: string,
  textOf: (item: A) => string,
  max: number,
): ReadonlyArray<A> =>
  items
    .map((item) => ({ item, rank: matchScore(textOf(item), typed) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .slice(0, max)
    .map(({ item }) => item)
