import { type Dictionary, useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const compareWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said while two roles are compared. */
export const useCompareWords = () => useWords("compareRoles", compareWords)
