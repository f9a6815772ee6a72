import type { Dictionary } from "../../../frame/useWords.ts"
import { describedWords } from "../describedWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What the editors of described lists say, whatever their records are called. Lists do without these. */
export const recordWords: Dictionary<typeof en & typeof describedWords.en> = {
  en: { ...describedWords.en, ...en },
  ptBr: { ...describedWords.ptBr, ...ptBr },
}
