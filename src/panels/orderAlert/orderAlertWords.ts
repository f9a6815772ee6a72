import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the alert of new orders says. */
export const orderAlertWords: Dictionary<typeof en> = { en, ptBr }
