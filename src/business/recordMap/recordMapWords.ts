import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a list on the map. */
const recordMapWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useRecordMapWords = () => useWords("recordMap", recordMapWords)
