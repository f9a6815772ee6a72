import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { personRecords } from "../../contract/deliveryPeople/personRecords.ts"
import { fieldNames } from "../../resource/fieldNames.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the delivery people's panel says. */
export const deliveryPeopleWords: Dictionary<typeof en> = {
  en: { ...fieldNames(personRecords, "en"), ...en },
  ptBr: { ...fieldNames(personRecords, "ptBr"), ...ptBr },
}

/** Says one of them. */
export const usePeopleWords = () => useWords("deliveryPeople", deliveryPeopleWords)
