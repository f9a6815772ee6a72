import type { Dictionary } from "../useWords.ts"

/** What is said when something does not open because its file did not come. */
export const missingWords = {
  partMissing: [
    "Não foi possível abrir. Confira a conexão; se continuar, recarregue a página.",
    "This could not open. Check your connection; if it keeps happening, reload the page.",
  ],
} satisfies Dictionary
