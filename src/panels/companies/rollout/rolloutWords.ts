import { type Dictionary, useWords } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of settings that are changed for several companies at once. */
const rolloutWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useRolloutWords = () => useWords("rollout", rolloutWords)
