import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of offer stores on the map. */
const storeMapWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useStoreMapWords = () => useWords("storeMap", storeMapWords)
