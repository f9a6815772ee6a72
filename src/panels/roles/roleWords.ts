import type { Dictionary } from "../../frame/useWords.ts"
import { roleRecords } from "../../contract/users/roleRecords.ts"
import { fieldNames } from "../../resource/fieldNames.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the roles panel says. */
export const roleWords: Dictionary<typeof en> = {
  en: { ...fieldNames(roleRecords, "en"), ...en },
  ptBr: { ...fieldNames(roleRecords, "ptBr"), ...ptBr },
}
