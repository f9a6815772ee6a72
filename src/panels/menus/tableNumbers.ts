/** Tables printed at a time, at most. */
export const maxTables = 200

const isWhole = (text: string) => /^[1-9]\d{0,3}$/.test(text)

/**
 * The tables from one number to another, each a card: one without a number where both are empty, that of the first where
 * the last is. Undefined where they are no range of tables.
 */
export const tableNumbers = (first: string, last: string): ReadonlyArray<number | undefined> | undefined => {
  if (first === "" && last === "") return [undefined]
  const [from, to] = [first === "" ? "1" : first, last === "" ? first : last]
  if (!isWhole(from) || !isWhole(to)) return undefined
  const count = Number(to) - Number(from) + 1
  if (count < 1 || count > maxTables) return undefined
  return Array.from({ length: count }, (_, at) => Number(from) + at)
}
