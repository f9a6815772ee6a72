import type { Sentences } from "../http/sentences.ts"

/** Sentences for refused changes of a menu. */
export const menuSentences = {
  StaleRows: () => [
    "Outra pessoa mudou isto no cardápio antes. Nada foi alterado.",
    "Someone else changed this in the menu first. Nothing was changed.",
  ],
  GroupCircle: ({ groups }) => [
    `Estes grupos de opções perguntariam uns pelos outros sem fim: ${groups.join(" → ")}. Nada foi alterado.`,
    `These option groups would ask for each other without end: ${groups.join(" → ")}. Nothing was changed.`,
  ],
} satisfies Partial<Sentences>
