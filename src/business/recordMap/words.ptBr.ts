import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  map: "{{list}} no mapa",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  loadFailed: "Não foi possível carregar o mapa",
  none: "Nada no mapa ainda",
  noneText: "O que tem um local no mapa aparece aqui.",
  open: "Abrir {{name}}",
  cut: "Só os primeiros {{count}} são mostrados.",
}
