import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the roles panel says. */
export const roleWords: Dictionary<typeof en> = { en, ptBr }
