import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of a contract beyond its description. */
export const contractWords = {
  inForce: ["Em vigor hoje: {{terms}}.", "In force today: {{terms}}."],
  from: ["A partir de {{day}}: {{terms}}.", "From {{day}}: {{terms}}."],
  fromBecause: ["A partir de {{day}}: {{terms}} ({{reason}}).", "From {{day}}: {{terms}} ({{reason}})."],
  commission: ["comissão de {{value}}", "{{value}} commission"],
  commissionOwnFleet: ["{{value}} com frota própria", "{{value}} with own fleet"],
  monthlyFee: ["{{value}} por mês", "{{value}} a month"],
  paymentFee: ["taxa de pagamento de {{value}}", "{{value}} payment fee"],
  signatures: ["Quem assina", "Who signs"],
  none: ["Este contrato não tem assinantes", "This contract has no signers"],
  noneText: ["Inclua-os em Assinantes.", "Add them under Signers."],
  notSent: [
    "As assinaturas são registradas depois que o contrato é enviado.",
    "Signatures are recorded once the contract is sent.",
  ],
  signed: ["Assinou em {{at}}", "Signed {{at}}"],
  unsigned: ["Ainda não assinou", "Not signed yet"],
  record: ["Registrar assinatura", "Record signature"],
  recordTitle: ["Registrar assinatura", "Record a signature"],
  recordAsk: [
    "{{name}} assinou este contrato? Depois de registrada, a assinatura não sai mais.",
    "Did {{name}} sign this contract? Once recorded, the signature stays.",
  ],
  recording: ["Registrando…", "Recording…"],
  recorded: ["{{name}} assinou", "{{name}} has signed"],
  cancel: ["Cancelar", "Cancel"],
  refused: ["O contrato não espera mais assinaturas.", "The contract is no longer waiting for signatures."],
  today: ["Texto de hoje", "Today's text"],
  version: ["Versão {{number}}, {{at}}", "Version {{number}}, {{at}}"],
  shown: ["Texto", "Text"],
  versionOf: ["Versão {{number}}, emitida em {{at}}", "Version {{number}}, issued {{at}}"],
  draftOf: ["Rascunho de {{day}}, ainda não enviado", "Draft of {{day}}, not sent yet"],
  contractNumber: ["Contrato {{number}}", "Contract {{number}}"],
  fingerprint: ["SHA-256 do texto: {{hash}}", "SHA-256 of the text: {{hash}}"],
  print: ["Imprimir", "Print"],
  template: ["Modelo “{{title}}”, edição {{edition}}.", "Template “{{title}}”, edition {{edition}}."],
  newer: [
    "Modelo “{{title}}”, edição {{edition}}. Já existe uma mais nova ({{newest}}), que vale para contratos novos.",
    "Template “{{title}}”, edition {{edition}}. There is a newer one ({{newest}}), which applies to new contracts.",
  ],
  noTemplate: ["Este contrato não tem modelo", "This contract has no template"],
  noTemplateText: [
    "Escolha um em Contrato, ou guarde o documento assinado em Assinantes.",
    "Choose one under Contract, or keep the signed document under Signers.",
  ],
  noTemplateSent: [
    "Ele foi feito sem texto. Guarde o documento assinado em Assinantes.",
    "It was made without a text. Keep the signed document under Signers.",
  ],
  textFailed: ["Não foi possível carregar o texto", "We could not load the text"],
  changed: [
    "O contrato mudou depois da versão {{number}}. Envie de novo, para que aceitem o texto novo.",
    "The contract has changed since version {{number}}. Send it again, so that the new text is accepted.",
  ],
  missing_one: [
    "O texto usa um valor que falta neste contrato: {{names}}. Preencha antes de enviar.",
    "The text uses a value this contract lacks: {{names}}. Fill it in before you send it.",
  ],
  missing_other: [
    "O texto usa valores que faltam neste contrato: {{names}}. Preencha antes de enviar.",
    "The text uses values this contract lacks: {{names}}. Fill them in before you send it.",
  ],
  acceptances: ["Aceites desta versão", "Acceptances of this version"],
  givenBy: ["{{name}}, CPF {{cpf}}, de {{ip}}", "{{name}}, CPF {{cpf}}, from {{ip}}"],
  accepted: ["Aceitou em {{at}}", "Accepted {{at}}"],
  declined: ["Recusou em {{at}}: {{reason}}", "Declined {{at}}: {{reason}}"],
  queued: ["O e-mail está a caminho", "The email is on its way"],
  waiting: ["Enviado em {{at}}, vale até {{until}}", "Sent {{at}}, open until {{until}}"],
  expired: ["O link venceu em {{at}}", "The link expired {{at}}"],
  failed: ["Não foi possível entregar o e-mail", "The email could not be delivered"],
  replaced: ["Trocado por um link mais novo", "Replaced by a newer link"],
  toSend: ["Ainda não enviado", "Not sent yet"],
  send: ["Enviar para aceite", "Send for acceptance"],
  sendNew: ["Enviar a nova versão", "Send the new version"],
  sendTitle: ["Enviar para aceite", "Send for acceptance"],
  sendAsk_one: [
    "Um assinante recebe um e-mail com o link para ler e aceitar este contrato. Depois de enviado, os valores só mudam por aditivos.",
    "One signer gets an email with a link to read and accept this contract. Once sent, its terms change only by amendments.",
  ],
  sendAsk_other: [
    "{{count}} assinantes recebem um e-mail com o link para ler e aceitar este contrato. Depois de enviado, os valores só mudam por aditivos.",
    "{{count}} signers get an email with a link to read and accept this contract. Once sent, its terms change only by amendments.",
  ],
  resend: ["Enviar de novo", "Send again"],
  resendTitle: ["Enviar de novo", "Send again"],
  resendAsk: [
    "{{name}} recebe um link novo por e-mail. O anterior deixa de funcionar.",
    "{{name}} gets a new link by email. The previous one stops working.",
  ],
  sending: ["Enviando…", "Sending…"],
  sent_one: ["Enviado a um assinante", "Sent to one signer"],
  sent_other: ["Enviado a {{count}} assinantes", "Sent to {{count}} signers"],
  sendRefused: [
    "Na situação atual, o contrato não pode mais ser enviado.",
    "The contract can no longer be sent in its current status.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const useContractWords = () => useWords("contract", contractWords)
