import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the frame around the screens says. */
export const useShellWords = () => useWords("hostShell", words)
