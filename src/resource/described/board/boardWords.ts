import type { Dictionary } from "../../../frame/useWords.ts"

/** Texts of the board of any described list. */
export const boardWords = {
  asBoard: ["Quadro", "Board"],
  asList: ["Lista", "List"],
  inColumn: ["{{name}}: {{count}}", "{{name}}: {{count}}"],
  nothing: ["Nada aqui.", "Nothing here."],
  more_one: [
    "Mais {{count}}: busque, filtre ou veja na lista.",
    "{{count}} more: search, filter, or look in the list.",
  ],
  more_other: [
    "Mais {{count}}: busque, filtre ou veja na lista.",
    "{{count}} more: search, filter, or look in the list.",
  ],
  listOnly: [
    "O que está nesta situação aparece só na lista.",
    "What has this status is shown in the list only.",
  ],
  moveCard: ["Mover “{{name}}” para", "Move “{{name}}” to"],
  keys: [
    "As setas vão de um cartão a outro. Shift com a seta para a esquerda ou para a direita move o cartão.",
    "Arrows move between cards. Shift with an arrow to the left or the right moves the card.",
  ],
  outdated: ["O quadro pode estar desatualizado.", "The board may be out of date."],
  retry: ["Tentar de novo", "Try again"],
} satisfies Dictionary
