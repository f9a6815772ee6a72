import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the contact centre says. */
export const contactCentreWords: Dictionary<typeof en> = { en, ptBr }
