import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const leadWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of leads beyond their description. */
export const useLeadWords = () => useWords("leadParts", leadWords)
