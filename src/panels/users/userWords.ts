import type { Dictionary } from "../../frame/useWords.ts"
import { userRecords } from "../../contract/users/userRecords.ts"
import { fieldNames } from "../../resource/fieldNames.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the users panel says. */
export const userWords: Dictionary<typeof en> = {
  en: { ...fieldNames(userRecords, "en"), ...en },
  ptBr: { ...fieldNames(userRecords, "ptBr"), ...ptBr },
}
