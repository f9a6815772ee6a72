import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const testWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of tests of messages. */
export const useTestWords = () => useWords("messageTest", testWords)
