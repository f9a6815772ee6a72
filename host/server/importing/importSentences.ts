import type { Sentences } from "../http/sentences.ts"

/** Sentences for imports that do not take a call. */
export const importSentences = {
  ImportRefused: () => [
    "Esta importação já foi adiante. Abra-a de novo para ver como está.",
    "This import has moved on. Open it again to see where it stands.",
  ],
} satisfies Partial<Sentences>
