import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  ask: "Isto ajudou?",
  yes: "Sim",
  no: "Não",
  helped: "Obrigado! Que bom que ajudou.",
  didNotHelp: "Obrigado por avisar.",
  openTicket: "Abrir um chamado",
  watch: "Assistir ao vídeo",
}
