import type { Dictionary } from "../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What every list has to say. */
export const listWords: Dictionary<typeof en> = { en, ptBr }
