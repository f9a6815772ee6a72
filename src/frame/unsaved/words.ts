import type { Dictionary } from "../useWords.ts"

/** Sentences about typed text that would be lost, or was recovered. */
export const unsavedWords = {
  leaveTitle: ["Sair sem salvar?", "Leave without saving?"],
  leaveText: [
    "O que você digitou e ainda não salvou será perdido.",
    "What you typed and did not save will be lost.",
  ],
  leave: ["Sair", "Leave"],
  stay: ["Continuar editando", "Keep editing"],
  restored: [
    "Recuperamos o que você tinha digitado. Confira e salve.",
    "We recovered what you had typed. Check it and save.",
  ],
} satisfies Dictionary
