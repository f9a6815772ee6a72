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
  FollowsModel: ({ model }) => [
    `Isto vem da loja modelo ${model}. Mude lá, ou pare de seguir. Nada foi alterado.`,
    `This comes from the model store ${model}. Change it there, or stop following. Nothing was changed.`,
  ],
  WouldCircle: ({ stores }) => [
    `Estas lojas seguiriam umas às outras sem fim: ${stores.join(" → ")}. Nada foi alterado.`,
    `These stores would follow each other without end: ${stores.join(" → ")}. Nothing was changed.`,
  ],
  OtherTenant: () => [
    "Uma loja só segue outra da mesma franquia, ou uma do mesmo aplicativo que não é de nenhuma. Nada foi alterado.",
    "A store follows only one of its own franchise, or one of its application that belongs to none. Nothing was changed.",
  ],
} satisfies Partial<Sentences>
