import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "No celular",
  app: "Seu aplicativo",
  untitled: "Pop-up sem título",
  close: "Fechar",
  collides:
    "Estas pessoas também veem outros pop-ups nos mesmos dias: {{titles}}. Aparece o de maior prioridade.",
}
