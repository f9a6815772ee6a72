import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the register panel says. */
export const registerWords: Dictionary<typeof en> = { en, ptBr }
