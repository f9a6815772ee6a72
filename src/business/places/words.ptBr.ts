import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  markAt: "Marcar em {{name}}",
  markAbout: "Depois ajuste: arraste o marcador ou use as setas do teclado.",
  far: "Este ponto fica a {{km}} km de {{name}}. Confira no mapa.",
  cityFailed: "Não foi possível carregar a cidade",
}
