import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const categoryWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of an app's category beyond its description. */
export const useCategoryWords = () => useWords("appCategory", categoryWords)
