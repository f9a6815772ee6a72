import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes to settings. */
export const settingSentences = {
  StaleSetting: () => [
    "Outra pessoa salvou esta configuração antes. Nada foi alterado.",
    "Someone else saved this setting first. Nothing was changed.",
  ],
} satisfies Partial<Sentences>
