import type { Dictionary } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the company deliveries say. */
export const companyDeliveryWords: Dictionary<typeof en> = { en, ptBr }
