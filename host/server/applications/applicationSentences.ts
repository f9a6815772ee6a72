import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to applications. */
export const applicationSentences = {
  StaleApplication: () => [
    "Outra pessoa salvou esta aplicação antes. Nada foi alterado.",
    "Someone else saved this application first. Nothing was changed.",
  ],
} satisfies Partial<Sentences>
