import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a font beyond its description. */
const fontWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useFontWords = () => useWords("font", fontWords)
