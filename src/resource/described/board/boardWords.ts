const en = {
  asBoard: "Board",
  asList: "List",
  inColumn: "{{name}}: {{count}}",
  nothing: "Nothing here.",
  more_one: "{{count}} more: search, filter, or look in the list.",
  more_other: "{{count}} more: search, filter, or look in the list.",
  listOnly: "What has this status is shown in the list only.",
  moveCard: "Move “{{name}}” to",
  keys: "Arrows move between cards. Shift with an arrow to the left or the right moves the card.",
  outdated: "The board may be out of date.",
  retry: "Try again",
}

const ptBr: Readonly<Record<keyof typeof en, string>> = {
  asBoard: "Quadro",
  asList: "Lista",
  inColumn: "{{name}}: {{count}}",
  nothing: "Nada aqui.",
  more_one: "Mais {{count}}: busque, filtre ou veja na lista.",
  more_other: "Mais {{count}}: busque, filtre ou veja na lista.",
  listOnly: "O que tem este status aparece só na lista.",
  moveCard: "Mover “{{name}}” para",
  keys: "As setas vão de um cartão a outro. Shift com a seta para a esquerda ou para a direita move o cartão.",
  outdated: "O quadro pode estar desatualizado.",
  retry: "Tentar de novo",
}

/** What the board of any described list says. */
export const boardWords = { en, ptBr }
