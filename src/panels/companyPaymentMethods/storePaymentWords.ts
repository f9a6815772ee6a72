import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** Sentences about what a store's switches of payment methods do. */
const storePaymentWords: Dictionary<typeof en> = { en, ptBr }

/** The reader of these sentences. */
export const useStorePaymentWords = () => useWords("storePayments", storePaymentWords)
