import { folded } from "./folded.ts"

/** How well a text matches what was typed: 4 as a whole, 3 from its beginning, 2 by its words, 1 by parts of them, 0 not. */
export const matchScore = (text: string, typed: string): number => {
  const whole = folded(text).trim()
  const wanted = folded(typed).trim()
  if (wanted === "") return 1
  if (whole === wanted) return 4
  if (whole.startsWith(wanted)) return 3
  const words = wanted.split(" ")
  if (!words.every((word) => whole.includes(word))) return 0
  return words.every((word) => whole.startsWith(word) || whole.includes(` ${word}`)) ? 2 : 1
}
