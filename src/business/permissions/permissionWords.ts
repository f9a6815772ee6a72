import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the choice of a role's permissions says; the rest is in the description of roles. */
export const permissionWords: Dictionary<typeof en> = { en, ptBr }
