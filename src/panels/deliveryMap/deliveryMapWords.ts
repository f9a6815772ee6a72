import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the live map says. */
export const deliveryMapWords: Dictionary<typeof en> = { en, ptBr }
