import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the choice of appearance says. */
export const useAppearanceWords = () => useWords("hostAppearance", words)
