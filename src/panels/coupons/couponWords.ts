import { type Dictionary, useWords } from "../../frame/useWords.ts"
import { en } from "./words.en.ts"
import { ptBr } from "./words.ptBr.ts"

/** What is said of a coupon beyond its description. */
export const couponWords: Dictionary<typeof en> = { en, ptBr }

/** Says one of them. */
export const useCouponWords = () => useWords("coupon", couponWords)
