import { type Dictionary, useWords } from "../../frame/useWords.ts"

/** Texts of card payments beyond their description. */
export const paymentWords = {
  cancel: ["Voltar", "Cancel"],
  amount: ["Valor", "Amount"],
  most: ["No máximo {{most}}", "At most {{most}}"],
  amountWrong: ["Informe um valor de {{least}} a {{most}}.", "Enter an amount from {{least}} to {{most}}."],
  reason: ["Motivo", "Reason"],
  reasonHint: ["Fica no histórico da transação.", "It stays in the history of the transaction."],
  "title.CAPTURE": ["Capturar pagamento {{payment}}", "Capture payment {{payment}}"],
  "title.VOID": ["Cancelar pagamento {{payment}}", "Void payment {{payment}}"],
  "title.REFUND": ["Estornar pagamento {{payment}}", "Refund payment {{payment}}"],
  "text.CAPTURE": [
    "O cliente é cobrado neste valor. O que sobrar da autorização é liberado e não pode ser capturado depois.",
    "The customer is charged this amount. What is left of the authorization is released and cannot be captured later.",
  ],
  "text.VOID": [
    "A autorização de {{most}} é cancelada. O cliente não é cobrado.",
    "The authorization of {{most}} is canceled. The customer is not charged anything.",
  ],
  "text.REFUND": [
    "O valor volta para o cliente e é descontado de quem recebe a transação. Não dá para desfazer.",
    "This amount goes back to the customer and comes off what the receivers of the transaction are paid. This cannot be undone.",
  ],
  "do.CAPTURE": ["Capturar {{amount}}", "Capture {{amount}}"],
  "do.VOID": ["Cancelar pagamento", "Void the payment"],
  "do.REFUND": ["Estornar {{amount}}", "Refund {{amount}}"],
  "plain.CAPTURE": ["Capturar", "Capture"],
  "plain.VOID": ["Cancelar pagamento", "Void the payment"],
  "plain.REFUND": ["Estornar", "Refund"],
  sending: ["Enviando à Braspag…", "Sending to Braspag…"],
  "done.CAPTURE": ["{{amount}} capturados.", "{{amount}} captured."],
  "done.VOID": ["Pagamento cancelado.", "Payment voided."],
  "done.REFUND": ["{{amount}} estornados.", "{{amount}} refunded."],
  unconfirmed: [
    "Enviado, mas a Braspag ainda não confirmou. A transação mostra quando confirmar.",
    "Sent, but Braspag has not confirmed it yet. The transaction will say when it does.",
  ],
  "waits.CAPTURE": [
    "Uma captura foi enviada e a Braspag ainda não confirmou.",
    "A capture was sent and Braspag has not confirmed it yet.",
  ],
  "waits.VOID": [
    "Um cancelamento foi enviado e a Braspag ainda não confirmou.",
    "A void was sent and Braspag has not confirmed it yet.",
  ],
  "waits.REFUND": [
    "Um estorno foi enviado e a Braspag ainda não confirmou.",
    "A refund was sent and Braspag has not confirmed it yet.",
  ],
  waitsText: [
    "O servidor continua perguntando. Até saber, nada mais pode ser feito com esta transação.",
    "The server keeps asking. Until it knows, nothing else can be done to this transaction.",
  ],
  notConnected: [
    "Capturas e estornos não são feitos aqui: este servidor não está conectado à Braspag.",
    "Payments are not captured or refunded here: this server is not connected to Braspag.",
  ],
  "refused.STATUS": [
    "Esta transação mudou e isso não pode mais ser feito. Feche a janela para ver como ela está agora.",
    "This transaction changed, and this can no longer be done. Close the window to see how it is now.",
  ],
  "refused.AMOUNT": ["Restam só {{most}}.", "Only {{most}} is left."],
  "refused.WHOLE": [
    "Antes da captura só dá para cancelar o valor inteiro.",
    "Before it is captured, a payment can only be voided as a whole.",
  ],
  "refused.UNCONFIRMED": [
    "Outra operação desta transação ainda não foi confirmada. Espere a confirmação.",
    "Another operation on this transaction is not confirmed yet. Wait until it is.",
  ],
  "refused.SPLIT": [
    "Quem recebe parte desta transação não tem Merchant ID, e o valor não pode ser dividido. Estorne o total ou faça isso na Braspag.",
    "A receiver of this transaction has no merchant ID, so the amount cannot be split. Refund the whole, or do it at Braspag.",
  ],
  "refused.NOT_CONNECTED": [
    "Este servidor não está conectado à Braspag.",
    "This server is not connected to Braspag.",
  ],
  "refused.UNREACHABLE": [
    "A Braspag não respondeu. Nada foi feito; tente de novo.",
    "Braspag could not be reached. Nothing was done; try again.",
  ],
  refusedFor: [
    "A Braspag recusou: {{meaning}} (código {{code}}). Nada foi alterado.",
    "Braspag refused it: {{meaning}} (code {{code}}). Nothing was changed.",
  ],
  refusedCode: [
    "A Braspag recusou (código {{code}}). Nada foi alterado.",
    "Braspag refused it (code {{code}}). Nothing was changed.",
  ],
} satisfies Dictionary

/** Returns the function that translates these texts. */
export const usePaymentWords = () => useWords("cardPayment", paymentWords)
