import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const typeWords: Dictionary<typeof en> = { en, ptBr }

/** Says where an email type is used. */
export const useTypeWords = () => useWords("emailTypeUses", typeWords)
