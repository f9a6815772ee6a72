import type { Locale } from "../limits.ts"
import type { Words } from "./Words.ts"

/** Words in a language. */
export const wordsIn = ([ptBr, en]: Words | readonly [string, string, ...unknown[]], language: Locale) =>
  language === "en" ? en : ptBr
