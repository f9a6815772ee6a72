import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the forgot-password panel says. */
export const forgotWords: Dictionary<typeof en> = { en, ptBr }
