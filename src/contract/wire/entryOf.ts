/**
 * The entry of a table under a word that may come from anywhere; undefined for words that only every object has, such as
 * `constructor` or `__proto__`.
 */
export const entryOf = <T extends object>(
  table: T | null | undefined,
  word: unknown,
): T[keyof T] | undefined => {
  if (!table || !["string", "number", "boolean"].includes(typeof word)) return undefined
  const key = String(word) as keyof T
  return Object.hasOwn(table, key) ? table[key] : undefined
}
