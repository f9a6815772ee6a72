import { type Dictionary, useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const domainWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is found out about domains. */
export const useDomainWords = () => useWords("applicationDomains", domainWords)
