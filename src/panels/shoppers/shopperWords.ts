import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const shopperWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of shoppers beyond their description. */
export const useShopperWords = () => useWords("shopper", shopperWords)
