import { folded } from "./folded.ts"

/** Names that begin with this many equal letters, once folded, count as equal: longer keys do not fit an index. */
export const comparedLetters = 100

/** The text a name is sorted by. */
export const nameKey = (name: string): string => [...folded(name)].slice(0, comparedLetters).join("")

/** Orders names as Brazilians do, whatever their accents and case: Açaí before Atacado. Servers order by the same key. */
export const compareNames = (one: string, other: string): number => {
  const [mine, theirs] = [nameKey(one), nameKey(other)]
  return mine < theirs ? -1 : Number(mine > theirs)
}
