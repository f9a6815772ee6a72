import { folded, plainName } from "./folded.ts"

/** Names that begin with this many equal letters, once folded, count as equal: longer keys do not fit an index. */
export const comparedLetters = 100

/** The text a name is sorted by. */
export const nameKey = (name: string): string => [...folded(name)].slice(0, comparedLetters).join("")

/** True if two names count as one where no two records may share a name, whatever their accents, case and spaces. */
export const sameName = (one: string, other: string): boolean => plainName(one) === plainName(other)

/** Orders names as Brazilians do, whatever their accents and case: Açaí before Atacado. Servers order by the same key. */
export const compareNames = (one: string, other: string): number => {
  const [first, second] = [nameKey(one), nameKey(other)]
  return first < second ? -1 : Number(first > second)
}
