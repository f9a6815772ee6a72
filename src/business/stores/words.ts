import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts for changing several stores. */
export const storesWords = {
  stores: ["Lojas", "Stores"],
  each: ["Loja {{done}} de {{count}}…", "Store {{done}} of {{count}}…"],
  cancel: ["Cancelar", "Cancel"],
  results: ["Resultado", "Result"],
  done: ["Pronto", "Done"],
  kept: ["Ficou como estava: {{reason}}", "Stays as it is: {{reason}}"],
  allDone_one: ["Feito em {{count}} loja", "Done in {{count}} store"],
  allDone_other: ["Feito em {{count}} lojas", "Done in {{count}} stores"],
  someKept_one: [
    "{{count}} loja ficou como estava. As outras foram alteradas.",
    "{{count}} store stays as it was. The others are done.",
  ],
  someKept_other: [
    "{{count}} lojas ficaram como estavam. As outras foram alteradas.",
    "{{count}} stores stay as they were. The others are done.",
  ],
  "refused.UnknownReference": ["você não pode alterar essa loja", "you cannot change that store"],
  "refused.StaleRecord": [
    "outra pessoa salvou no mesmo instante; tente de novo",
    "someone else saved it at the same moment; try again",
  ],
  "refused.NoHours": ["a loja de origem não tem horário", "the store to copy from has no hours"],
  "refused.NoRecord": ["ela não tem registro de entrega", "it has no delivery record"],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useStoresWords = () => useWords("stores", storesWords)
