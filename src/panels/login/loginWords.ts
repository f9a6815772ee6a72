import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the login panel says. */
export const loginWords: Dictionary<typeof en> = { en, ptBr }
