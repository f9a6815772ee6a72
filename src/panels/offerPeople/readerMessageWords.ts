import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const readerMessageWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of messages to readers of offers. */
export const useReaderMessageWords = () => useWords("readerMessage", readerMessageWords)
