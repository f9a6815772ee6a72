import type { Dictionary } from "balcao"

export const contractAcceptanceWords = {
  title: ["Contrato {{number}}", "Contract {{number}}"],
  intro: [
    "{{company}}. Versão {{version}}, emitida em {{day}}.",
    "{{company}}. Version {{version}}, issued {{day}}.",
  ],
  loading: ["Carregando o contrato…", "Loading the contract…"],
  print: ["Imprimir", "Print"],
  fingerprint: ["SHA-256 do texto: {{hash}}", "SHA-256 of the text: {{hash}}"],
  signTitle: ["Aceitar o contrato", "Accept the contract"],
  signIntro: [
    "Este contrato foi enviado a você como {{name}}. Confirme quem você é.",
    "You were sent this contract as {{name}}. Confirm who you are.",
  ],
  name: ["Nome completo", "Full name"],
  cpf: ["CPF", "CPF"],
  agree: [
    "Li o contrato e aceito o que está escrito acima.",
    "I have read the contract and accept it as it stands above.",
  ],
  accept: ["Aceitar contrato", "Accept contract"],
  decline: ["Recusar", "Decline"],
  declineTitle: ["Recusar o contrato", "Decline the contract"],
  declineText: [
    "Nada começa a valer em seu nome. Quem enviou o contrato vai ler o motivo.",
    "Nothing takes effect in your name. The sender reads your reason.",
  ],
  reason: ["Motivo", "Reason"],
  declineSubmit: ["Recusar contrato", "Decline contract"],
  back: ["Cancelar", "Cancel"],
  busy: ["Salvando…", "Saving…"],
  nameNeeded: ["Digite seu nome completo.", "Enter your full name."],
  cpfNeeded: ["Digite um CPF válido.", "Enter a valid CPF."],
  agreeNeeded: ["Marque a caixa para aceitar.", "Check the box to accept."],
  reasonNeeded: ["Diga por que você recusa.", "Say why you decline."],
  acceptedNow: [
    "Você aceitou este contrato em {{at}}. Se quiser uma cópia, imprima ou salve esta página.",
    "You accepted this contract on {{at}}. Print or save this page if you want a copy.",
  ],
  declinedNow: [
    "Você recusou este contrato em {{at}}. Quem enviou vai ver o motivo.",
    "You declined this contract on {{at}}. The sender will see your reason.",
  ],
  wrongSigner: [
    "O CPF não é o da pessoa a quem o contrato foi enviado. Confira e tente de novo.",
    "This is not the CPF of the person the contract was sent to. Check it and try again.",
  ],
  tooMany: [
    "Muitas tentativas. Espere {{seconds}} s e tente de novo.",
    "Too many attempts. Wait {{seconds}} s and try again.",
  ],
  failed: ["O serviço não respondeu. Tente de novo.", "The service did not answer. Try again."],
  again: ["Tentar de novo", "Try again"],
  closedTitle: ["Este link não abre um contrato", "This link does not open a contract"],
  unknown: [
    "Este link não existe. Abra de novo o do e-mail, inteiro.",
    "There is no such link. Open it from the email again, all of it.",
  ],
  replaced: [
    "Enviamos um link mais novo. Use o do último e-mail.",
    "We sent you a newer link. Use the one in the latest email.",
  ],
  expired: [
    "Este link venceu. Peça outro a quem enviou o contrato.",
    "This link has expired. Ask the sender for a new one.",
  ],
  accepted: [
    "Você aceitou este contrato em {{at}}. Não falta mais nada.",
    "You accepted this contract on {{at}}. There is nothing left to do.",
  ],
  declined: [
    "Você recusou este contrato em {{at}}. Se mudou de ideia, peça um link novo a quem enviou.",
    "You declined this contract on {{at}}. If you changed your mind, ask the sender for a new link.",
  ],
  canceled: ["Este contrato foi cancelado ou encerrado.", "This contract was canceled or has ended."],
  changed: [
    "O texto deste contrato mudou depois do nosso e-mail. Espere a nova versão ou peça um link novo a quem enviou.",
    "The text of this contract has changed since we wrote to you. Wait for the new version, or ask the sender for a new link.",
  ],
} satisfies Dictionary
