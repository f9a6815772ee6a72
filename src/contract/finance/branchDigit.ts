import { entryOf } from "../wire/entryOf.ts"
const weights = [5, 4, 3, 2]

/** Letters that two banks use for a remainder of ten (from their own manuals of payment slips). */
const letters: Readonly<Record<string, string>> = { "001": "X", "237": "P" }

/** The check digit of a branch's number, by the code of its bank; undefined where the bank has none, or another rule. */
export const branchDigit = (bank: string, number: string): string | undefined => {
  const letter = entryOf(letters, bank)
  if (letter === undefined || !/^\d{1,4}$/.test(number)) return undefined
  const digits = number.padStart(4, "0")
  const rest = weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11
  if (rest === 1) return letter
  return rest === 0 ? "0" : String(11 - rest)
}
