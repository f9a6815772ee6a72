import type { en } from "./words.en.ts"

/** What capturing, voiding and refunding card payments say in Portuguese. */
export const ptBr: Readonly<Record<keyof typeof en, string>> = {
  cancel: "Voltar",
  amount: "Valor",
  most: "No máximo {{most}}",
  amountWrong: "Informe um valor de {{least}} a {{most}}.",
  reason: "Motivo",
  reasonHint: "Fica no histórico da transação.",
  "title.CAPTURE": "Capturar pagamento {{payment}}",
  "title.VOID": "Cancelar pagamento {{payment}}",
  "title.REFUND": "Estornar pagamento {{payment}}",
  "text.CAPTURE":
    "O cliente é cobrado neste valor. O que sobrar da autorização é liberado e não pode ser capturado depois.",
  "text.VOID": "A autorização de {{most}} é cancelada. O cliente não é cobrado.",
  "text.REFUND":
    "O valor volta para o cliente e é descontado de quem recebe a transação. Não dá para desfazer.",
  "do.CAPTURE": "Capturar {{amount}}",
  "do.VOID": "Cancelar pagamento",
  "do.REFUND": "Estornar {{amount}}",
  "plain.CAPTURE": "Capturar",
  "plain.VOID": "Cancelar pagamento",
  "plain.REFUND": "Estornar",
  sending: "Enviando à Braspag…",
  "done.CAPTURE": "{{amount}} capturados.",
  "done.VOID": "Pagamento cancelado.",
  "done.REFUND": "{{amount}} estornados.",
  unconfirmed: "Enviado, mas a Braspag ainda não confirmou. A transação mostra quando confirmar.",
  "waits.CAPTURE": "Uma captura foi enviada e a Braspag ainda não confirmou.",
  "waits.VOID": "Um cancelamento foi enviado e a Braspag ainda não confirmou.",
  "waits.REFUND": "Um estorno foi enviado e a Braspag ainda não confirmou.",
  waitsText: "O servidor continua perguntando. Até saber, nada mais pode ser feito com esta transação.",
  notConnected: "Capturas e estornos não são feitos aqui: este servidor não está conectado à Braspag.",
  "refused.STATUS":
    "Esta transação mudou e isso não pode mais ser feito. Feche a janela para ver como ela está agora.",
  "refused.AMOUNT": "Restam só {{most}}.",
  "refused.WHOLE": "Antes da captura só dá para cancelar o valor inteiro.",
  "refused.UNCONFIRMED": "Outra operação desta transação ainda não foi confirmada. Espere a confirmação.",
  "refused.SPLIT":
    "Quem recebe parte desta transação não tem Merchant ID, e o valor não pode ser dividido. Estorne o total ou faça isso na Braspag.",
  "refused.NOT_CONNECTED": "Este servidor não está conectado à Braspag.",
  "refused.UNREACHABLE": "A Braspag não respondeu. Nada foi feito; tente de novo.",
  refusedFor: "A Braspag recusou: {{meaning}} (código {{code}}). Nada foi alterado.",
  refusedCode: "A Braspag recusou (código {{code}}). Nada foi alterado.",
}
