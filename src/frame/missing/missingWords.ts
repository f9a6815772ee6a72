import type { Dictionary } from "../useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said when something does not open because its file did not come. */
export const missingWords: Dictionary<typeof en> = { en, ptBr }
