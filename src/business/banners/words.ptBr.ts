import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "No celular",
  store: "Sua loja",
  untitled: "Banner sem título",
  noPicture: "Ainda sem imagem",
  opens: "Abre {{target}}",
  opensNothing: "Não abre nada",
  seenIn: "Aparece em {{cities}}",
  seenEverywhere: "Aparece em todas as cidades",
  coupon: "o cupom {{name}}",
  company: "a loja {{name}}",
}
