import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a contract beyond its description. */
const contractWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useContractWords = () => useWords("contract", contractWords)
