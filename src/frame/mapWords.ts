import type { Dictionary } from "./useWords.ts"

/** Texts of every map. */
export const mapWords = {
  zoomIn: ["Aproximar", "Zoom in"],
  zoomOut: ["Afastar", "Zoom out"],
  outlines: ["Natural Earth, GeoNames", "Natural Earth, GeoNames"],
  tiles: ["Mapa: {{host}}", "Map: {{host}}"],
} satisfies Dictionary
