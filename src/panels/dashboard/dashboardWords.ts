import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the dashboard says. */
export const dashboardWords: Dictionary<typeof en> = { en, ptBr }
