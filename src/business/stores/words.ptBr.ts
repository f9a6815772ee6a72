import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  stores: "Lojas",
  each: "Loja {{done}} de {{count}}…",
  cancel: "Cancelar",
  results: "Resultado",
  done: "Pronto",
  kept: "Ficou como estava: {{reason}}",
  allDone_one: "Feito em {{count}} loja",
  allDone_other: "Feito em {{count}} lojas",
  someKept_one: "{{count}} loja ficou como estava. As outras foram alteradas.",
  someKept_other: "{{count}} lojas ficaram como estavam. As outras foram alteradas.",
  "refused.UnknownReference": "você não pode alterar essa loja",
  "refused.StaleRecord": "outra pessoa salvou no mesmo instante; tente de novo",
  "refused.NoHours": "a loja de origem não tem horário",
  "refused.NoRecord": "ela não tem registro de entrega",
}
