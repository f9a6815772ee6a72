import { folded } from "./folded.ts"

/** Orders names as Brazilians do, whatever their accents and case: Açaí before Atacado. Servers order by the same key. */
export const compareNames = (one: string, other: string): number => {
  const [mine, theirs] = [folded(one), folded(other)]
  return mine < theirs ? -1 : Number(mine > theirs)
}
