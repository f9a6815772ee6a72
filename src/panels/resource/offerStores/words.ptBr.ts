import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  map: "Mapa das lojas de ofertas",
  zoomIn: "Aproximar",
  zoomOut: "Afastar",
  loadFailed: "Não foi possível carregar as lojas",
  none: "Nenhuma loja",
  noneText: "As lojas aparecem aqui quando têm um local no mapa.",
  open: "Abrir {{name}}",
  live_one: "{{count}} tabloide no ar",
  live_other: "{{count}} tabloides no ar",
  inactive: "Inativa",
  cut: "Só as primeiras {{count}} lojas são mostradas.",
}
