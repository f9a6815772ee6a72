import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const applicationWords: Dictionary<typeof en> = { en, ptBr }

/** Says what the preview of a style says. */
export const useApplicationWords = () => useWords("applicationStyle", applicationWords)
