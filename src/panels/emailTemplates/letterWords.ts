import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const letterWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of an email template beyond its description. */
export const useLetterWords = () => useWords("emailTemplate", letterWords)
