import type { Dictionary } from "../useWords.ts"

/** Texts for parts that do not open because their file failed to load. */
export const missingWords = {
  partMissing: [
    "Não foi possível abrir. Confira a conexão; se continuar, recarregue a página.",
    "This could not open. Check your connection; if it keeps happening, reload the page.",
  ],
} satisfies Dictionary
