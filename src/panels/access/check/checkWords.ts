import type { Dictionary } from "../../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the check of access says. */
export const checkWords: Dictionary<typeof en> = { en, ptBr }
