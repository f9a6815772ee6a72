import { useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the page of a ticket says. */
export const usePageWords = () => useWords("ticketPage", words)
