import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a site beyond its description. */
const siteWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useSiteWords = () => useWords("site", siteWords)
