import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the specification's placeholders say. */
export const usePlaceholderWords = () => useWords("hostPlaceholders", words)
