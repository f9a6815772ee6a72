import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of a topic's subscriptions. */
export const topicWords = {
  titleOf: ["Inscrições em {{title}}", "Subscriptions to {{title}}"],
  what: ["O que fazer", "What to do"],
  subscribe: ["Inscrever pessoas", "Subscribe people"],
  unsubscribe: ["Cancelar inscrições", "Unsubscribe people"],
  filterHint: ["Se não marcar nada, vale para todo mundo.", "Check none to include everyone."],
  cityHint: ["Qualquer parte do nome da cidade.", "Any part of the city's name."],
  either: ["Tanto faz", "Either"],
  counting: ["Contando…", "Counting…"],
  countFailed: ["Não foi possível contar as pessoas", "Could not count the people"],
  nobody: ["Este filtro não encontra ninguém.", "This filter finds no one."],
  "subscribe.none": [
    "Todo mundo que este filtro encontra já está inscrito.",
    "Everyone this filter finds is already subscribed.",
  ],
  "subscribe.reach_one": ["Uma pessoa será inscrita.", "One person will be subscribed."],
  "subscribe.reach_other": ["{{shown}} pessoas serão inscritas.", "{{shown}} people will be subscribed."],
  "subscribe.done_one": [
    "Uma pessoa inscrita. Total de inscritos: {{subscribers}}.",
    "One person subscribed. Subscribers now: {{subscribers}}.",
  ],
  "subscribe.done_other": [
    "{{shown}} pessoas inscritas. Total de inscritos: {{subscribers}}.",
    "{{shown}} people subscribed. Subscribers now: {{subscribers}}.",
  ],
  "subscribe.go": ["Inscrever", "Subscribe"],
  "subscribe.going": ["Inscrevendo…", "Subscribing…"],
  "unsubscribe.none": [
    "Ninguém que este filtro encontra está inscrito.",
    "No one this filter finds is subscribed.",
  ],
  "unsubscribe.reach_one": ["Uma pessoa terá a inscrição cancelada.", "One person will be unsubscribed."],
  "unsubscribe.reach_other": [
    "{{shown}} pessoas terão a inscrição cancelada.",
    "{{shown}} people will be unsubscribed.",
  ],
  "unsubscribe.done_one": [
    "Uma inscrição cancelada. Total de inscritos: {{subscribers}}.",
    "One person unsubscribed. Subscribers now: {{subscribers}}.",
  ],
  "unsubscribe.done_other": [
    "{{shown}} inscrições canceladas. Total de inscritos: {{subscribers}}.",
    "{{shown}} people unsubscribed. Subscribers now: {{subscribers}}.",
  ],
  "unsubscribe.go": ["Cancelar inscrições", "Unsubscribe"],
  "unsubscribe.going": ["Cancelando…", "Unsubscribing…"],
  cancel: ["Voltar", "Cancel"],
} satisfies Dictionary

/** Returns the function that translates the texts of a topic beyond its description. */
export const useTopicWords = () => useWords("topic", topicWords)
