import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const franchiseWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of a franchise beyond its description. */
export const useFranchiseWords = () => useWords("franchise", franchiseWords)
