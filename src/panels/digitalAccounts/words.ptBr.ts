import type { en } from "./words.en.ts"

/** What hidden amounts of accounts say in Portuguese. */
export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  show: "Mostrar {{field}} de {{account}}",
  hide: "Ocultar {{field}} de {{account}}",
}
