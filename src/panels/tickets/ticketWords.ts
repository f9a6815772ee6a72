import { useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the help desk says besides the description of tickets. */
export const useTicketWords = () => useWords("ticket", words)
