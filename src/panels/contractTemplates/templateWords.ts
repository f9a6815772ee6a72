import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a contract template beyond its description. */
const templateWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useTemplateWords = () => useWords("contractTemplate", templateWords)
