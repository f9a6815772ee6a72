import type { en } from "./words.en.ts"

export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  leaveTitle: "Sair sem salvar?",
  leaveText: "O que você digitou e ainda não salvou será perdido.",
  leave: "Sair",
  stay: "Continuar editando",
  restored: "Recuperamos o que você tinha digitado. Confira e salve.",
}
