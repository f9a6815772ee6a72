import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of tabloids beyond their description. */
const tabloidWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useTabloidWords = () => useWords("tabloid", tabloidWords)
