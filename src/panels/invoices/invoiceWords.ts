import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of invoices beyond their description. */
const invoiceWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useInvoiceWords = () => useWords("invoice", invoiceWords)
