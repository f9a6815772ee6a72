import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** The words of the shell. */
export const useShellWords = () => useWords("hostShell", words)
