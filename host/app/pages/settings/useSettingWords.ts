import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the screen of settings says. */
export const useSettingWords = () => useWords("settings", words)
