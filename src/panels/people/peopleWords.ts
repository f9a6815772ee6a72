import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of people beyond their description. */
const peopleWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const usePeopleWords = () => useWords("registry", peopleWords)
