import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of licenses beyond their description. */
const licenseWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useLicenseWords = () => useWords("license", licenseWords)
