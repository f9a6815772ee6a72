import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of changing several stores. */
const storesWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useStoresWords = () => useWords("stores", storesWords)
