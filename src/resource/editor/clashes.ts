import type { Texts } from "./textDraft.ts"

/** The side that wins a conflicting field. */
export type Side = "yours" | "theirs"

/** A field whose text differs between the draft and what someone else saved. */
export interface Clash<K extends string> {
  readonly name: K
  readonly yours: string
  readonly theirs: string
  /** The side kept by default: the one that changed the field, yours where both did. */
  readonly keep: Side
}

/**
 * Returns the fields that differ between the draft and what someone else saved; `base` is the common starting version.
 */
export const clashesOf = <K extends string>(
  base: Texts<K>,
  yours: Texts<K>,
  theirs: Texts<K>,
): ReadonlyArray<Clash<K>> =>
  (Object.keys(base) as Array<K>)
    .filter((name) => yours[name] !== theirs[name])
    .map((name) => ({
      name,
      yours: yours[name],
      theirs: theirs[name],
      keep: yours[name] === base[name] ? "theirs" : "yours",
    }))

/** Their texts, with your own in the fields where you keep yours. */
export const mergedTexts = <K extends string>(
  theirs: Texts<K>,
  clashes: ReadonlyArray<Clash<K>>,
  choices: ReadonlyMap<K, Side>,
): Texts<K> => {
  const mine = clashes.filter(({ name, keep }) => (choices.get(name) ?? keep) === "yours")
  return { ...theirs, ...Object.fromEntries(mine.map(({ name, yours }) => [name, yours])) }
}
