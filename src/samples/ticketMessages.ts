import type { TicketMessageKind } from "../contract/support/ticketThreads.ts"

/** Sample message in a ticket of the demo. */
export interface GivenTicketMessage {
  /** The ticket, by its place among the demo's, from 1. */
  readonly ticket: number
  readonly by: "requester" | "desk"
  /** Agent of the help desk, by their number among the demo's agents. */
  readonly agent?: 1 | 2
  readonly kind?: TicketMessageKind
  readonly body: string
  /** Minutes after the ticket was opened. */
  readonly after: number
  /** It carries the demo's document. */
  readonly hasFile?: true
}

type MessageSample = Omit<GivenTicketMessage, "ticket">

const question = (after: number, body: string, hasFile?: true): MessageSample => ({
  by: "requester",
  after,
  body,
  ...(hasFile && { hasFile }),
})
const answered = (after: number, body: string, agent: 1 | 2 = 2): MessageSample => ({
  by: "desk",
  agent,
  after,
  body,
})
const noted = (after: number, body: string, agent: 1 | 2 = 2): MessageSample => ({
  ...answered(after, body, agent),
  kind: "INTERNAL",
})

const of = (ticket: number, messages: ReadonlyArray<MessageSample>): ReadonlyArray<GivenTicketMessage> =>
  messages.map((one) => ({ ticket, ...one }))

/** Messages in some of the demo's tickets, the oldest first in each. */
export const sampleTicketMessages: ReadonlyArray<GivenTicketMessage> = [
  ...of(28, [
    question(
      4,
      "Segue o extrato que o cliente mandou. São duas cobranças do mesmo valor, no mesmo minuto.",
      true,
    ),
    answered(204, "Olá! Já localizamos as duas cobranças. Vou confirmar com a operadora e volto ainda hoje."),
    noted(231, "A segunda cobrança não foi capturada, só autorizada. Some da fatura em até 5 dias úteis."),
    question(240, "Obrigado. O cliente está perguntando se o valor volta."),
    answered(
      290,
      "Volta sim: a segunda cobrança foi só uma pré-autorização e some da fatura em até 5 dias úteis. Deixo o chamado em espera até lá.",
    ),
  ]),
  ...of(31, [
    question(10, "Já desligamos e ligamos a impressora duas vezes."),
    answered(
      24,
      "A impressora está com o endereço da rede antiga. Abra as configurações dela e procure a rede nova de novo.",
    ),
    question(61, "Funcionou, muito obrigado!"),
  ]),
  ...of(39, [
    answered(144, "Recebemos a conta nova. Para a troca precisamos do comprovante de titularidade."),
    question(195, "Está no anexo, emitido hoje pelo banco.", true),
    noted(220, "Titularidade confere. Falta o Financeiro liberar a troca antes do próximo repasse.", 1),
    answered(330, "A troca foi liberada. O próximo repasse já cai na conta nova."),
  ]),
  ...of(47, [
    answered(264, "Oi! Pode testar com a localização do aparelho em “sempre permitir”?", 1),
    question(300, "Ele mudou agora. Apareceu no mapa, mas sumiu de novo depois de uns dez minutos."),
    noted(315, "O aparelho tem uma economia de bateria agressiva. Conferir o modelo antes de responder.", 1),
  ]),
]
