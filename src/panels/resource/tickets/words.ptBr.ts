import type { en } from "./words.en.ts"

export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  overdue: "Venceu em",
}
