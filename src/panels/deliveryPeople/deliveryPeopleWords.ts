import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the delivery people's panel says. */
export const deliveryPeopleWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const usePeopleWords = () => useWords("deliveryPeople", deliveryPeopleWords)
