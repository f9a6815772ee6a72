import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of card payments beyond their description. */
const paymentWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const usePaymentWords = () => useWords("cardPayment", paymentWords)
