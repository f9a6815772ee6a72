import { useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What is said of legal documents beside their fields. */
export const useLegalWords = () => useWords("legalTexts", words)
