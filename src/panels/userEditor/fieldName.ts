import type { Locale } from "../../contract/limits.ts"
import { wordsIn } from "../../contract/resource/wordsIn.ts"
import { userRecords } from "../../contract/users/userRecords.ts"
import type { UserField } from "./userTexts.ts"

/** Returns a field's label, as in the list and in a user's history. */
export const fieldName = (name: UserField, locale: Locale): string =>
  wordsIn(userRecords.fields[name].label, locale)
