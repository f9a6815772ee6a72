import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of cities beyond their description. */
const citiesWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useCitiesWords = () => useWords("cityTools", citiesWords)
