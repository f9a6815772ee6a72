import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What error pages say of the codes that are not told with the specification's default texts. */
export const useErrorWords = () => useWords("hostFaults", words)
