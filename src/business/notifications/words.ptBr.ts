import type { en } from "./words.en.ts"

/** The same in Portuguese. */
export const ptBr: Record<keyof typeof en, string> = {
  preview: "Como aparece no celular",
  app: "Aplicativo",
  untitled: "Título da notificação",
  now: "agora",
  counting: "Contando o público…",
  failed: "Não foi possível contar o público",
  reach_one: "Hoje chegaria a uma pessoa.",
  reach_other: "Hoje chegaria a {{shown}} pessoas.",
  nobody: "Não chegaria a ninguém. Mude o público antes de enviar para aprovação.",
  "problem.QUIET": "De noite nada é enviado. O envio continua às 8h.",
  "problem.GAVE_UP":
    "O envio falhou dez vezes seguidas e parou. Depois de resolver a causa, mude a situação para “Enviando”: só recebe quem ainda não recebeu.",
  "problem.PAUSED":
    "O envio falhou dez vezes seguidas e a campanha foi pausada. Depois de resolver a causa, mude a situação para “Agendada”: só recebe quem ainda não recebeu.",
  "problem.NOBODY":
    "Não chegou a ninguém: falta o endereço neste canal ou o servidor recusou. Mude a situação para “Enviando” para tentar de novo.",
  "problem.STOPPED":
    "Mais do que a parte que você marcou falhou ou deixou de aceitar ofertas, então a campanha foi pausada. Aumente “Parar acima de” para enviar o resto.",
}
