import { type Dictionary, useWords } from "../../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said while an area is drawn. */
const areaWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useAreaWords = () => useWords("area", areaWords)
