import { type Dictionary, useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What a record's history says besides what was done. */
const historyWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useHistoryWords = () => useWords("history", historyWords)
