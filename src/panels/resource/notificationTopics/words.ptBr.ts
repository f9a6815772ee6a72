import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  titleOf: "Inscrições em {{title}}",
  what: "O que fazer",
  subscribe: "Inscrever pessoas",
  unsubscribe: "Cancelar inscrições",
  filterHint: "Se não marcar nada, vale para todo mundo.",
  cityHint: "Qualquer parte do nome da cidade.",
  either: "Tanto faz",
  counting: "Contando…",
  countFailed: "Não foi possível contar as pessoas",
  "subscribe.none": "Todo mundo que este filtro encontra já está inscrito.",
  "subscribe.reach_one": "Uma pessoa será inscrita.",
  "subscribe.reach_other": "{{shown}} pessoas serão inscritas.",
  "subscribe.done_one": "Uma pessoa inscrita. Total de inscritos: {{subscribers}}.",
  "subscribe.done_other": "{{shown}} pessoas inscritas. Total de inscritos: {{subscribers}}.",
  "subscribe.go": "Inscrever",
  "subscribe.going": "Inscrevendo…",
  "unsubscribe.none": "Ninguém que este filtro encontra está inscrito.",
  "unsubscribe.reach_one": "Uma pessoa terá a inscrição cancelada.",
  "unsubscribe.reach_other": "{{shown}} pessoas terão a inscrição cancelada.",
  "unsubscribe.done_one": "Uma inscrição cancelada. Total de inscritos: {{subscribers}}.",
  "unsubscribe.done_other": "{{shown}} inscrições canceladas. Total de inscritos: {{subscribers}}.",
  "unsubscribe.go": "Cancelar inscrições",
  "unsubscribe.going": "Cancelando…",
  cancel: "Voltar",
}
