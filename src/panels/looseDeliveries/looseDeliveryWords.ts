import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const looseDeliveryWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of loose deliveries beyond their description. */
export const useLooseWords = () => useWords("loose", looseDeliveryWords)
