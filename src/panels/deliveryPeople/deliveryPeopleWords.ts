import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the tabs and dialogs of delivery people say beyond their description. */
const deliveryPersonWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const usePeopleWords = () => useWords("deliveryPerson", deliveryPersonWords)
