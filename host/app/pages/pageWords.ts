import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the host's own pages say. */
export const usePageWords = () => useWords("hostPages", words)
