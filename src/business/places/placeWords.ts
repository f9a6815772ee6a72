import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said where a record is placed on the map. */
export const placeWords: Dictionary<typeof en> = { en, ptBr }
