import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a list on the map. */
export const recordMapWords = {
  map: ["{{list}} no mapa", "{{list}} on the map"],
  zoomIn: ["Aproximar", "Zoom in"],
  zoomOut: ["Afastar", "Zoom out"],
  loadFailed: ["Não foi possível carregar o mapa", "Could not load the map"],
  none: ["Nada no mapa ainda", "Nothing on the map yet"],
  noneText: ["O que tem um local no mapa aparece aqui.", "Whatever has a place on the map appears here."],
  open: ["Abrir {{name}}", "Open {{name}}"],
  cut: ["Só os primeiros {{count}} são mostrados.", "Only the first {{count}} are shown."],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useRecordMapWords = () => useWords("recordMap", recordMapWords)
