import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** English texts of a notification beyond its description. */
export const notificationWords = {
  preview: ["Como aparece no celular", "As a phone shows it"],
  app: ["Aplicativo", "App"],
  untitled: ["Título da notificação", "Title of the notification"],
  now: ["agora", "now"],
  counting: ["Contando o público…", "Counting the audience…"],
  failed: ["Não foi possível contar o público", "Could not count the audience"],
  reach_one: ["Hoje chegaria a uma pessoa.", "It would reach one person now."],
  reach_other: ["Hoje chegaria a {{shown}} pessoas.", "It would reach {{shown}} people now."],
  nobody: [
    "Não chegaria a ninguém. Mude o público antes de enviar para aprovação.",
    "No one would get it. Change the audience before you submit it.",
  ],
  ownApproval: [
    "Você escreveu esta mensagem, então outra pessoa precisa aprovar.",
    "You wrote this message, so someone else has to approve it.",
  ],
  "problem.QUIET": [
    "De noite nada é enviado. O envio continua às 8h.",
    "No messages go out at night. Sending goes on at 8:00.",
  ],
  "problem.GAVE_UP": [
    "O envio falhou dez vezes seguidas e parou. Depois de resolver a causa, use “Enviar de novo”: só recebe quem ainda não recebeu.",
    "Sending failed ten times in a row and stopped. Once the cause is fixed, press “Send again”: only people who have not received it yet will get it.",
  ],
  "problem.PAUSED": [
    "O envio falhou dez vezes seguidas e a campanha foi pausada. Depois de resolver a causa, use “Retomar”: só recebe quem ainda não recebeu.",
    "Sending failed ten times in a row, so the campaign is paused. Once the cause is fixed, press “Resume”: only people who have not received it yet will get it.",
  ],
  "problem.NOBODY": [
    "Não chegou a ninguém: falta o endereço neste canal ou o servidor recusou. Use “Enviar de novo” para tentar outra vez.",
    "It reached no one: they have no address on this channel, or the server refused it. Press “Send again” to try once more.",
  ],
  "problem.STOPPED": [
    "Mais do que a parte que você marcou falhou ou deixou de aceitar ofertas, então a campanha foi pausada. Aumente “Parar acima de” para enviar o resto.",
    "More than the share you set failed, or no longer accepts offers, so the campaign was paused. Raise “Stop above” to send the rest.",
  ],
} satisfies Dictionary

/** Returns the function that translates the texts of a notification beyond its description. */
export const useNotificationWords = () => useWords("notification", notificationWords)
