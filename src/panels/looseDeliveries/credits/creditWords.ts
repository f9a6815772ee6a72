import { type Dictionary, useWords } from "../../../frame/useWords.ts"

export const creditWords = {
  company: ["Empresa", "Company"],
  choose: ["Escolha", "Choose"],
  chooseFirst: ["Escolha uma empresa para ver os créditos dela.", "Choose a company to see its credits."],
  balance: ["Saldo", "Balance"],
  statement: ["Extrato", "Statement"],
  last: ["Os últimos 100 lançamentos", "The last 100 entries"],
  empty: ["Nada foi adicionado nem gasto ainda", "Nothing has been added or spent yet"],
  failed: ["Não foi possível carregar os créditos", "Could not load the credits"],
  gone: ["Esta empresa não existe mais.", "This company is no longer there."],
  at: ["Data", "Date"],
  kind: ["Lançamento", "Entry"],
  about: ["Referente a", "For"],
  by: ["Por", "By"],
  amount: ["Valor", "Amount"],
  after: ["Saldo depois", "Balance after"],
  entry: ["{{kind}}, {{at}}", "{{kind}}, {{at}}"],
  give: ["Adicionar créditos", "Add credits"],
  giveTitle: ["Adicionar créditos para {{company}}", "Add credits for {{company}}"],
  giveThis: ["Adicionar {{amount}}", "Add {{amount}}"],
  giving: ["Adicionando…", "Adding…"],
  cancel: ["Cancelar", "Cancel"],
  ask: ["Pedir recarga por Pix", "Ask for a top-up by Pix"],
  asking: ["Pedindo…", "Asking…"],
  askTitle: ["Recarga de créditos por Pix", "Top up credits by Pix"],
  askText: [
    "A central de ajuda responde com o código Pix. Os créditos entram depois do pagamento.",
    "The help desk replies with the Pix code. The credits are added after the payment.",
  ],
  askSubject: ["Recarga de créditos por Pix: {{amount}}", "Top-up of credits by Pix: {{amount}}"],
  askDescription: [
    "{{company}} pede uma recarga de {{amount}} em créditos para entregas avulsas, paga por Pix.",
    "{{company}} asks for a top-up of {{amount}} in credits for loose deliveries, paid by Pix.",
  ],
  asked: ["Pedido de {{amount}} enviado à central de ajuda", "Request for {{amount}} sent to the help desk"],
  close: ["Fechar", "Close"],
  most: ["Até {{amount}} por vez.", "Up to {{amount}} at a time."],
  amountWrong: ["Informe um valor de {{min}} a {{max}}.", "Enter an amount from {{min}} to {{max}}."],
  reason: ["Motivo", "Reason"],
  reasonHint: [
    "Aparece no extrato, onde a empresa lê.",
    "It appears on the statement, where the company reads it.",
  ],
  given: ["{{amount}} adicionados para {{company}}", "{{amount}} added for {{company}}"],
  tooMany: [
    "Uma empresa pode ter até {{max}} em créditos, e esta tem {{balance}}. Nada foi adicionado.",
    "A company can have up to {{max}} in credits, and this one has {{balance}}. Nothing was added.",
  ],
} satisfies Dictionary

/** Returns the texts of the credits page. */
export const useCreditWords = () => useWords("credits", creditWords)
