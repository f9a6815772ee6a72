import { folded } from "./folded.ts"

/** The rank of a text for what was typed: 4 whole, 3 beginning, 2 words, 1 parts of words, 0 no match. */
export const matchScore = (text: string, typed: string): number => {
  const whole = folded(text).trim()
  const query = folded(typed).trim()
  if (query === "") return 1
  if (whole === query) return 4
  if (whole.startsWith(query)) return 3
  const words = query.split(" ")
  if (!words.every((word) => whole.includes(word))) return 0
  return words.every((word) => whole.startsWith(word) || whole.includes(` ${word}`)) ? 2 : 1
}
