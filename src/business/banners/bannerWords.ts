import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a banner beyond its description. */
const bannerWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useBannerWords = () => useWords("banner", bannerWords)
