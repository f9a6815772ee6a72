import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What every described list has to say, whatever its records are called. */
export const describedWords: Dictionary<typeof en> = { en, ptBr }
