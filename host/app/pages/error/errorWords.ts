import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** The words of error codes that do not use the specification's default texts. */
export const useErrorWords = () => useWords("hostFaults", words)
