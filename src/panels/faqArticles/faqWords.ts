import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a help article beyond its description. */
const faqWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useFaqWords = () => useWords("faq", faqWords)
