import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the board of orders says. */
export const ordersWords: Dictionary<typeof en> = { en, ptBr }
