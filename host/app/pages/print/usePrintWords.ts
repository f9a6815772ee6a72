import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the printed pages say. */
export const usePrintWords = () => useWords("print", words)

type PrintWords = ReturnType<typeof usePrintWords>

/** A value's word, such as `channel.APP`; undefined where the value is missing or has none. */
export const wordOf = (
  say: PrintWords,
  part: string,
  value: string | null | undefined,
): string | undefined => {
  const key = `${part}.${value}`
  return Object.hasOwn(en, key) ? say(key as "channel.APP") : undefined
}
