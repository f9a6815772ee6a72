import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const topicWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of a topic beyond its description. */
export const useTopicWords = () => useWords("topic", topicWords)
