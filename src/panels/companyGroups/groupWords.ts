import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of changing all stores of a group. */
const groupWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useGroupWords = () => useWords("companyGroup", groupWords)
