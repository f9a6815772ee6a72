import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the user editor says. */
export const userEditorWords: Dictionary<typeof en> = { en, ptBr }
