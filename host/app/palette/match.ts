import { normalizeText } from "../routing/menu.ts"

/** How well a text matches a search: 3 it starts with it, 2 its words do, 1 it contains every word, 0 no match. */
export const matchScore = (text: string, typed: string): number => {
  const whole = normalizeText(text)
  const wanted = normalizeText(typed).trim()
  if (wanted === "") return 1
  if (whole.startsWith(wanted)) return 3
  const words = wanted.split(/\s+/)
  if (!words.every((word) => whole.includes(word))) return 0
  return words.every((word) => whole.startsWith(word) || whole.includes(` ${word}`)) ? 2 : 1
}

/** The best matches; equal scores keep their order. */
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
