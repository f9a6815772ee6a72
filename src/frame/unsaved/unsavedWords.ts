import type { Dictionary } from "../useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** Sentences about typed text that would be lost, or was recovered. */
export const unsavedWords: Dictionary<typeof en> = { en, ptBr }
