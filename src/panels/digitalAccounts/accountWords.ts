import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of digital accounts beyond their description. */
const accountWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useAccountWords = () => useWords("accountAmount", accountWords)
