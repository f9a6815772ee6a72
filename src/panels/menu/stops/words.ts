import { type Dictionary, useWords } from "../../../frame/useWords.ts"

/** Texts about what is sold out. */
const stopWords = {
  back: ["Volta", "Back"],
  OPENING: ["Na próxima abertura", "At the next opening"],
  OPENING_at: ["Na próxima abertura, {{moment}}", "At the next opening, {{moment}}"],
  MIDNIGHT: ["À meia-noite", "At midnight"],
  HOUR: ["Em 1 hora", "In 1 hour"],
  HOURS: ["Em 2 horas", "In 2 hours"],
  OPEN: ["Só quando eu voltar a vender", "Only when I sell it again"],
  stripLabel: ["Esgotados agora", "Sold out now"],
  count_one: ["{{count}} esgotado", "{{count}} sold out"],
  count_other: ["{{count}} esgotados", "{{count}} sold out"],
  more_one: ["e mais {{count}}", "and {{count}} more"],
  more_other: ["e mais {{count}}", "and {{count}} more"],
  noDish: ["em nenhum item", "in no item"],
  dishes_one: ["em {{count}} item ou opção", "in {{count}} item or option"],
  dishes_other: ["em {{count}} itens e opções", "in {{count}} items and options"],
  show: ["Ver esgotados", "Show sold out"],
  sellAll: ["Voltar todos", "Sell all again"],
  since: ["desde {{moment}}", "since {{moment}}"],
  sinceBy: ["desde {{moment}}, por {{name}}", "since {{moment}}, by {{name}}"],
  days: ["há {{count}} dias", "for {{count}} days"],
  daysBy: ["há {{count}} dias, por {{name}}", "for {{count}} days, by {{name}}"],
  details: ["Detalhes de {{name}}", "Details of {{name}}"],
  told: ["Quem já sabe", "Who has been told"],
  toldCount: ["{{count}} de {{total}}", "{{count}} of {{total}}"],
  screens: ["Telas do cardápio", "Screens of the menu"],
  menu: ["Cardápio público {{name}}", "Public menu {{name}}"],
  after: ["{{seconds}} s", "{{seconds}} s"],
  atOpening: ["ao ser aberto", "once somebody opens it"],
  notKnown: ["Não há registro de quem foi avisado.", "There is no record of who has been told."],
} satisfies Dictionary

/** Texts about what is sold out, in the reader's language. */
export const useStopWords = () => useWords("menuStops", stopWords)

export type StopWords = ReturnType<typeof useStopWords>
