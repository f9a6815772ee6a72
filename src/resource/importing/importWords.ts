import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const importWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said while a file becomes records. */
export const useImportWords = () => useWords("importing", importWords)
