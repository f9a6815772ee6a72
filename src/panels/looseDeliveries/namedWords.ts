import type { Locale } from "../../contract/limits.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"

/** A value in words; itself where nobody knows it. */
export const namedWords = (
  words: Readonly<Record<string, readonly [ptBr: string, en: string, ...unknown[]]>>,
  value: string,
  locale: Locale,
): string => wordsIn(words[value] ?? [value, value], locale)
