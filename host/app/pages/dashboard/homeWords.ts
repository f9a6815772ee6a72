import { useWords } from "balcao"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

const words = { en, ptBr }

/** What the page after login says where the server counts no figures. */
export const useHomeWords = () => useWords("hostHome", words)
