import { useWords } from "balcao"
import { printWords } from "./words.ts"

/** Texts of the printed pages. */
export const usePrintWords = () => useWords("print", printWords)

type PrintWords = ReturnType<typeof usePrintWords>

/** A value's word, such as `channel.APP`; undefined where the value is missing or has none. */
export const wordOf = (
  say: PrintWords,
  part: string,
  value: string | null | undefined,
): string | undefined => {
  const key = `${part}.${value}`
  return Object.hasOwn(printWords, key) ? say(key as "channel.APP") : undefined
}
