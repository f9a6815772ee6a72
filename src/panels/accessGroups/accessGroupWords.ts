import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const accessGroupWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of an access group beyond its description. */
export const useAccessGroupWords = () => useWords("accessGroup", accessGroupWords)
