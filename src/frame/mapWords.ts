import type { Dictionary } from "./useWords.ts"

const en = {
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  outlines: "Natural Earth, GeoNames",
  tiles: "Map: {{host}}",
} as const

/** What every map says. */
export const mapWords: Dictionary<typeof en> = {
  en,
  ptBr: {
    zoomIn: "Aproximar",
    zoomOut: "Afastar",
    outlines: "Natural Earth, GeoNames",
    tiles: "Mapa: {{host}}",
  },
}
