import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

export const viewWords = { en, ptBr }
