import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the store toggle says. */
export const storeToggleWords: Dictionary<typeof en> = { en, ptBr }
