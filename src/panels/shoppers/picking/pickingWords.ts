import { type Dictionary, useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const pickingWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of who picks what now. */
export const usePickingWords = () => useWords("picking", pickingWords)
