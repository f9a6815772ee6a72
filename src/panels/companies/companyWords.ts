import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of companies beyond their description. */
const companyWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useCompanyWords = () => useWords("companyReadiness", companyWords)
