import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a banner beyond its description. */
export const bannerWords = {
  preview: ["No celular", "On a phone"],
  store: ["Sua loja", "Your store"],
  untitled: ["Banner sem título", "Untitled banner"],
  noPicture: ["Ainda sem imagem", "No picture yet"],
  opens: ["Abre {{target}}", "Opens {{target}}"],
  opensNothing: ["Não abre nada", "Opens nothing"],
  seenIn: ["Aparece em {{cities}}", "Seen in {{cities}}"],
  seenEverywhere: ["Aparece em todas as cidades", "Seen in all cities"],
  coupon: ["o cupom {{name}}", "the coupon {{name}}"],
  company: ["a loja {{name}}", "the store {{name}}"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useBannerWords = () => useWords("banner", bannerWords)
