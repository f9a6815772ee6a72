import type { ticketReplies } from "../contract/resources/ticketReplies.ts"
import type { GivenRow } from "./givenRow.ts"

/** Answers the demo's help desk gives often. */
export const sampleTicketReplies: ReadonlyArray<GivenRow<typeof ticketReplies>> = [
  {
    shortcut: "recebido",
    body: "Olá, {{solicitante}}! Recebemos o chamado {{protocolo}} e já estamos olhando.",
    leavesAt: "IN_PROGRESS",
  },
  {
    shortcut: "dados",
    body: "Para continuar, precisamos do número do pedido e de uma foto da tela. Pode responder por aqui mesmo.",
    leavesAt: "ON_HOLD",
  },
  {
    shortcut: "impressora",
    body: "Abra as configurações da impressora, procure a rede nova e imprima uma página de teste. Se não sair, nos diga o que aparece na tela.",
    leavesAt: "ON_HOLD",
  },
  {
    shortcut: "repasse",
    body: "O repasse de {{empresa}} foi liberado e cai na conta no próximo dia útil.",
    leavesAt: "SOLVED",
  },
  {
    shortcut: "resolvido",
    body: "Que bom que deu certo! Vou encerrar este chamado. Se precisar, é só responder.\n\n{{atendente}}",
    leavesAt: "SOLVED",
  },
  {
    shortcut: "financeiro",
    body: "Encaminhei ao Financeiro. A resposta vem neste chamado, em até um dia útil.",
  },
]
