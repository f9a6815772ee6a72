import type { Dictionary } from "../useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What forms have to say of their fields. */
export const fieldWords: Dictionary<typeof en> = { en, ptBr }
