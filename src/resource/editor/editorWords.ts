import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What every editor has to say. */
export const editorWords: Dictionary<typeof en> = { en, ptBr }
