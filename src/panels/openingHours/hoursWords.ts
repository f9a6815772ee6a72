import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of opening hours beyond their description. */
const hoursWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useHoursWords = () => useWords("hours", hoursWords)
