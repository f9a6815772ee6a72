import type { Dictionary } from "../../frame/useWords.ts"

/** Texts for placing a record on the map. */
export const placeWords = {
  markAt: ["Marcar em {{name}}", "Mark {{name}}"],
  markAbout: [
    "Depois ajuste: arraste o marcador ou use as setas do teclado.",
    "Then adjust it: drag the marker or use the arrow keys.",
  ],
  far: [
    "Este ponto fica a {{km}} km de {{name}}. Confira no mapa.",
    "This point is {{km}} km from {{name}}. Check it on the map.",
  ],
  cityFailed: ["Não foi possível carregar a cidade", "Could not load the city"],
} satisfies Dictionary
