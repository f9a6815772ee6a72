import type { Sentences } from "../../http/sentences.ts"

/** Sentences for changes of many prices that are not begun. */
export const priceSentences = {
  BelowCost: ({ count }) => [
    `${count} preços ficam abaixo do custo. Confirme que é isso mesmo.`,
    `${count} prices are below cost. Confirm that this is what you want.`,
  ],
  TooManyProducts: ({ count, max }) => [
    `São ${count} produtos, e cada mudança de preços leva até ${max}. Filtre a lista e faça em partes.`,
    `There are ${count} products, and each change of prices takes up to ${max}. Filter the list and do it in parts.`,
  ],
} satisfies Partial<Sentences>
