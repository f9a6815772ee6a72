import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the access panel says. */
export const accessWords: Dictionary<typeof en> = { en, ptBr }
