import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a pop-up beyond its description. */
const popupWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const usePopupWords = () => useWords("popup", popupWords)
