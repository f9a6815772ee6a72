import type { Dictionary } from "./useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What every panel has to say: failures, waiting, no access. */
export const frameWords: Dictionary<typeof en> = { en, ptBr }
