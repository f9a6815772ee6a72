import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What every page says that is of one application and open to anybody. */
export const usePublicWords = () => useWords("publicPage", words)
