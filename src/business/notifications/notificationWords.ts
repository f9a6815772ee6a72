import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const notificationWords: Dictionary<typeof en> = { en, ptBr }

/** Says what is said of a notification beyond its description. */
export const useNotificationWords = () => useWords("notification", notificationWords)
