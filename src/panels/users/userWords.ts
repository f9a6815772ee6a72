import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the users panel says. */
export const userWords: Dictionary<typeof en> = { en, ptBr }
